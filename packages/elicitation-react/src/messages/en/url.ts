import type { UrlMessages } from "../types.js";

export const url: UrlMessages = {
  open: "Open in a new tab",
  copy: "Copy address",
};
