"use client";

export { ElicitationForm } from "./form/ElicitationForm.js";
export { type FormRoom, useDraftOf, useFormRoom } from "./form/formRoom.js";
export { preloadForms } from "./form/reader.js";
export type {
  Blocked,
  ControlProps,
  ControlSlots,
  ElicitationFormProps,
  FieldBinding,
  FieldIds,
  FormClassNames,
  FormSlots,
  LabelProps,
  SecretPolicy,
  UseElicitationFormOptions,
} from "./form/types.js";
export {
  type ElicitationFormApi,
  type ElicitationFormState,
  useElicitationForm,
} from "./form/useElicitationForm.js";
export { en } from "./messages/en/index.js";
export type {
  FormMessages,
  MessageOverrides,
  Messages,
  PromptMessages,
  UrlMessages,
} from "./messages/index.js";
export { ActionBar, type ActionBarProps } from "./prompt/ActionBar.js";
export { type Announce, AnnounceProvider, useAnnounce } from "./prompt/announce.js";
export { Button, type ButtonProps } from "./prompt/Button.js";
export { ElicitationOutlet, type ElicitationOutletProps } from "./prompt/ElicitationOutlet.js";
export { type DismissReason, type Presentation, usePromptFrame } from "./prompt/frameContext.js";
export { useGuard } from "./prompt/guard.js";
export type { FormItemProps, ItemComponents, UrlItemProps } from "./prompt/itemComponents.js";
export { MutedServers, type MutedServersProps } from "./prompt/MutedServers.js";
export { PromptFrame, type PromptFrameProps } from "./prompt/PromptFrame.js";
export { ProvenanceHeader, type ProvenanceHeaderProps } from "./prompt/ProvenanceHeader.js";
export { Receipt, type ReceiptProps } from "./prompt/Receipt.js";
export { Receipts, type ReceiptsProps } from "./prompt/Receipts.js";
export { ServerMessage, type ServerMessageProps } from "./prompt/ServerMessage.js";
export { useServerName } from "./prompt/serverName.js";
export {
  ElicitationProvider,
  type ElicitationProviderProps,
  useElicitationSession,
} from "./provider/ElicitationProvider.js";
export { ElicitationMessagesProvider } from "./provider/messages.js";
export { useElicitation } from "./provider/useElicitation.js";
export { useMessages } from "./provider/useMessages.js";
export type { InspectUrl } from "./url/inspector.js";
export type { OpenOutcome, OpenTab } from "./url/openTab.js";
export { preloadUrlInspection } from "./url/preload.js";
export type { ContinueUrl, UrlConsentProps, UrlConsentState, UrlSettings } from "./url/types.js";
export { UrlConsent } from "./url/UrlConsent.js";
