import { BooleanControl } from "./BooleanControl.js";
import { MultiSelectControl } from "./MultiSelectControl.js";
import { NumberControl } from "./NumberControl.js";
import { SingleSelectControl } from "./SingleSelectControl.js";
import { TextControl } from "./TextControl.js";
import { TextListControl } from "./TextListControl.js";
import { UnsupportedControl } from "./UnsupportedControl.js";

/** The kit's control for each kind; a slot of the same name replaces it. */
export const controls = {
  text: TextControl,
  number: NumberControl,
  integer: NumberControl,
  boolean: BooleanControl,
  singleSelect: SingleSelectControl,
  multiSelect: MultiSelectControl,
  textList: TextListControl,
  unsupported: UnsupportedControl,
};
