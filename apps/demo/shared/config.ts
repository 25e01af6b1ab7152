/** What the page is told by the process that serves it. */
export interface DemoConfig {
  servers: readonly DemoServerConfig[];
  /** ms in which a fresh question ignores stray clicks; the kit's default when absent. */
  guardMs?: number;
}

export const serverIds = ["concierge", "trickster"] as const;

export interface DemoServerConfig {
  /** Key of the page's own: never sent anywhere. */
  id: (typeof serverIds)[number];
  /** The host's name for the server. */
  label: string;
  /** Address of its /mcp. */
  url: string;
}
