"use client";

export { AskbackDevtools, type AskbackDevtoolsProps } from "./AskbackDevtools.js";
