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
  /** What was typed earlier, by field name. Read once, over the schema's defaults. */
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
  slots?: FormSlots | undefined;
  classNames?: FormClassNames | undefined;
}

/** Ids of a field's parts, made of `useId` and the field's name, never of the server's key. */
export interface FieldIds {
  control: string;
  label: string;
  description: string;
  hint: string;
  error: string;
  /** Names what is required, for roles that have no `aria-required`. */
  required: string;
}

/** Connects a control to the form. Spread onto the input, or onto the element around a group. */
export interface FieldBinding {
  name: string;
  ref: (element: HTMLElement | null) => void;
  onChange: (event: FormEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** What every control gets; a slot gets the same. */
export interface ControlProps<F extends FieldModel = FieldModel> {
  field: F;
  ids: FieldIds;
  /** Ids of what describes the control and is on the page now; undefined when nothing does. */
  describedBy: string | undefined;
  /** Absent until the user has acted. */
  issue: Issue | undefined;
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
  field: FieldModel;
  ids: FieldIds;
  /** A group is named by a plain element; everything else by a `<label>`. */
  group: boolean;
}

/** Parts to replace. Everything not given is the kit's own. */
export interface FormSlots extends ControlSlots {
  label?: ComponentType<LabelProps>;
  description?: ComponentType<{ field: FieldModel; id: string }>;
  hint?: ComponentType<{ field: FieldModel; id: string }>;
  error?: ComponentType<{ field: FieldModel; id: string; issue: Issue }>;
  errorSummary?: ComponentType;
}

/** Class names by part; the parts are the `data-askback` values. */
export interface FormClassNames {
  form?: string | undefined;
  field?: string | undefined;
  label?: string | undefined;
  description?: string | undefined;
  control?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  errorSummary?: string | undefined;
}

/** Why accept is impossible. */
export interface Blocked {
  reason: "secret" | "unsupported";
  fields: readonly FieldModel[];
}

export type DraftListener = (draft: Draft) => void;
