import type { ElicitationClient } from "@askback/client-core";
import type { DemoServerConfig } from "../../shared/config.js";

export interface Progress {
  progress: number;
  total?: number;
  message?: string;
}

export interface RunOptions {
  signal: AbortSignal;
  /** ms for each request on the wire. */
  timeout: number;
  onprogress: (progress: Progress) => void;
  /** The chat's id of the call: what is asked because of it comes with it. */
  callId: string;
}

/** What the assistant can do: one call to a server. */
export interface Scenario {
  id: string;
  group: "everyday" | "elsewhere" | "protocol" | "hostile";
  /** On the suggestion: what a user would ask for. */
  title: string;
  /** Under the title: what there is to see. */
  shows: string;
  /** The user's words when the suggestion is taken. */
  says: string;
  /** Words that pick this scenario out of free text. */
  words: readonly string[];
  /** The assistant's words before the call. */
  reply: string;
  server: DemoServerConfig["id"];
  era: "auto" | "legacy";
  /** What is called: the name of a tool or prompt, or a resource's address. */
  target: string;
  call(client: ElicitationClient, options: RunOptions): Promise<unknown>;
  /** The result as text; throws `ToolFailed` when it says that the tool failed. */
  read(result: unknown): string;
  /** The lines that a host needs for this. */
  code: string;
}
