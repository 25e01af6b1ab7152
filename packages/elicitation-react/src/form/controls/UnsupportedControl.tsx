import type { ReactNode } from "react";
import { Trouble } from "../Trouble.js";
import type { ControlProps, FieldOf } from "../types.js";

/** A question that cannot be answered here. */
export function UnsupportedControl(props: ControlProps<FieldOf<"unsupported">>): ReactNode {
  return <Trouble>{({ NotShown }) => <NotShown {...props} />}</Trouble>;
}
