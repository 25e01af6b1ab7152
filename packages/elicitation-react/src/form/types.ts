import type { ComponentType, FocusEvent, FormEvent, ReactNode } from "react";
import type {
  Draft,
  Drafts,
  ElicitRequestFormParams,
  ElicitResult,
  FieldKind,
  FieldModel,
  Issue,
  NumberField,
  Provenance,
} from "../core.js";
import type { Presentation } from "../prompt/frameContext.js";

/** What happens to a form that asks for a secret. */
export type SecretPolicy =
  /** It cannot be accepted. */
  | "block"
  /** It is flagged; a value that looks like a credential asks before it is sent. */
  | "warn"
  /** Nothing is said. For hosts that check elsewhere. */
  | "off";

/** What a form needs to know, with or without the kit's own parts around it. */
export interface UseElicitationFormOptions {
  /** Read once. Another request is another form: give it another `key`. */
  request: ElicitRequestFormParams;
  /** The one answer. Called once; again only after `error` changed or `busy` ended. */
  onRespond: (result: ElicitResult) => void;
  /**
   * What was typed earlier, by field name. Read once, over the schema's defaults: a name that is
   * there with undefined was left out, one that is not there begins with its default. JSON drops
   * the former: keep their names if you store drafts yourself.
   */
  drafts?: Drafts | undefined;
  /** Called with all drafts on every change. */
  onDraftsChange?: ((drafts: Drafts) => void) | undefined;
  /** The answer is on its way: accept and decline rest. @default false */
  busy?: boolean | undefined;
  /** Sending failed: said above the actions, and the form can be answered again. */
  error?: ReactNode;
  /** @default "block" */
  secretPolicy?: SecretPolicy | undefined;
  /** IANA name; dates with times are shown in it. @default the browser's */
  timeZone?: string | undefined;
}

/** Props of `<ElicitationForm>`. */
export interface ElicitationFormProps extends UseElicitationFormOptions {
  /** Who asks and why; the header over the form. */
  provenance?: Provenance | undefined;
  /** Ignored inside a frame that is there already. @default "inline" */
  presentation?: Presentation | undefined;
  /** "Question 2 of 3" */
  progress?: string | undefined;
  /** Escape, the close control, a click outside. @default answers cancel */
  onDismiss?: (() => void) | undefined;
  /** A form of one choice or one yes/no offers its options as buttons that answer at once. @default false */
  oneTap?: boolean | undefined;
  /** The label of the accept control. @default the language's "Send" */
  submitLabel?: string | undefined;
  /** Before the accept control: Back, in a round. */
  actionsStart?: ReactNode;
  /** What Cancel says, where it means something narrower. */
  cancelLabel?: string | undefined;
  /** Parts of the host's own. */
  slots?: FormSlots | undefined;
  /** Class names, by part. */
  classNames?: FormClassNames | undefined;
}

/** Ids of a field's parts, made of `useId` and the field's name, never of the server's key. */
export interface FieldIds {
  /** Of the input, or of the element around a group. */
  control: string;
  /** Of what names it. */
  label: string;
  /** Of the server's description. */
  description: string;
  /** Of what the kit says about limits and formats. */
  hint: string;
  /** Of what is wrong. */
  error: string;
  /** Names what is required, for roles that have no `aria-required`. */
  required: string;
}

/** Connects a control to the form. Spread onto the input, or onto the element around a group. */
export interface FieldBinding {
  /** `field.name`, never the server's key. */
  name: string;
  /** Lets the form find the element, to focus it. */
  ref: (element: HTMLElement | null) => void;
  /** Reads the draft from the element. */
  onChange: (event: FormEvent<HTMLElement>) => void;
  /** Has the field checked, once the user has acted. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** What every control gets; a slot gets the same. */
export interface ControlProps<F extends FieldModel = FieldModel> {
  /** What is asked; a union by `kind`. */
  field: F;
  /** For `id`, `aria-labelledby` and the like. */
  ids: FieldIds;
  /** Ids of what describes the control and is on the page now; undefined when nothing does. */
  describedBy: string | undefined;
  /** Absent until the user has acted. */
  issue: Issue | undefined;
  /** The form is blocked: nothing can be filled in. */
  disabled: boolean;
}

export type FieldOf<Kind extends FieldKind> = Kind extends NumberField["kind"]
  ? NumberField
  : Extract<FieldModel, { kind: Kind }>;

/** A control of the host's own for a kind of field. */
export type ControlSlots = {
  [Kind in FieldKind]?: ComponentType<ControlProps<FieldOf<Kind>>>;
};

/** What the label slot gets. */
export interface LabelProps {
  /** What is asked. */
  field: FieldModel;
  /** For `id` and `htmlFor`. */
  ids: FieldIds;
  /** A group is named by a plain element; everything else by a `<label>`. */
  group: boolean;
}

/** Parts to replace. Everything not given is the kit's own. */
export interface FormSlots extends ControlSlots {
  /** Names a field. */
  label?: ComponentType<LabelProps>;
  /** The server's description of a field. */
  description?: ComponentType<{ field: FieldModel; id: string }>;
  /** What the kit says about limits and formats. */
  hint?: ComponentType<{ field: FieldModel; id: string }>;
  /** What is wrong with a field. */
  error?: ComponentType<{ field: FieldModel; id: string; issue: Issue }>;
  /** All that is wrong, above the fields. Read it with `useFormRoom`. */
  errorSummary?: ComponentType;
}

/** Class names by part; the parts are the `data-askback` values. */
export interface FormClassNames {
  /** `data-askback="form"` */
  form?: string | undefined;
  /** `data-askback="field"` */
  field?: string | undefined;
  /** `data-askback="field-label"` */
  label?: string | undefined;
  /** `data-askback="field-description"` */
  description?: string | undefined;
  /** `data-askback="control"` */
  control?: string | undefined;
  /** `data-askback="field-hint"` */
  hint?: string | undefined;
  /** `data-askback="field-error"` */
  error?: string | undefined;
  /** `data-askback="error-summary"` */
  errorSummary?: string | undefined;
}

/** Why accept is impossible. */
export interface Blocked {
  /** It asks for a secret and the policy says block, or it requires what cannot be shown. */
  reason: "secret" | "unsupported";
  /** Which fields stand in the way. */
  fields: readonly FieldModel[];
}

export type DraftListener = (draft: Draft) => void;
