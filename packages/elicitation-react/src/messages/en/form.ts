import type { FormMessages } from "../types.js";

export const form: FormMessages = {
  submit: "Send",
  required: "required",
  optional: "optional",
};
