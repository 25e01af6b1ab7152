export type Value = string | number | boolean | string[];

/** What the person does with one prompt. */
export type Answer =
  /** Fills a form, by the server's keys, and sends it. What is not named keeps its default. */
  | { action: "accept"; values?: { [key: string]: Value } }
  /** Consents to a page, visits it, and continues. */
  | { action: "open" }
  | { action: "decline" }
  | { action: "cancel" };

/** One call of a tool, with the answers to its prompts in their order. */
export interface Case {
  tool: string;
  /** CONNECT_SITE in a string stands for the origin of the place to connect an account. */
  args?: Record<string, unknown>;
  answers: readonly Answer[];
  /** Matched against the result's text, or `CODE: message` of the error. */
  expect: RegExp;
  /** What cannot work and why: the case shows that it is said and not hung or lost. */
  limit?: string;
}

export interface ServerPlan {
  /** On the command line. */
  id: string;
  label: string;
  /** Packages whose versions the report names. */
  packages: readonly string[];
  /** Packages from PyPI, likewise. Such a server is run only when it is named. */
  python?: readonly string[];
  /** Run once, before `command`, with the same surroundings. */
  build?: readonly string[];
  /** Started with PORT and CONNECT_SITE set, in the folder with the installed servers. */
  command: readonly string[];
  cwd?: string;
  /** Where the value is PORT, the port is put in. */
  env?: { readonly [name: string]: string };
  /** Over HTTP at this path, or over the standard streams. @default "/mcp" */
  path?: string;
  stdio?: true;
  /** Speaks an earlier revision, whatever the server offers. @default negotiated */
  legacy?: true;
  cases: readonly Case[];
}

export const accept = (values?: { [key: string]: Value }): Answer =>
  values === undefined ? { action: "accept" } : { action: "accept", values };
export const open: Answer = { action: "open" };
export const decline: Answer = { action: "decline" };
export const cancel: Answer = { action: "cancel" };
