import type { ElicitContent, FormModel } from "../core.js";

export type CredentialKind = "known-prefix" | "jwt" | "private-key" | "card-number";
export interface CredentialFinding {
  key: string;
  kind: CredentialKind;
}
export const prepareForm = async (form: FormModel): Promise<FormModel> => form;
export const findCredentials = (
  _form: FormModel,
  _content: ElicitContent,
): CredentialFinding[] => [];
