"use client";

export { en } from "./messages/en/index.js";
export type { MessageOverrides, Messages } from "./messages/index.js";
export { ElicitationMessagesProvider, useMessages } from "./provider/messages.js";
