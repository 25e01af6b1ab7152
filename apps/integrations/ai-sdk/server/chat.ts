// #region askback
import { createElicitationClient, createElicitationSession } from "@askback/client-core";
import { createSessionHost, type SessionHost } from "@askback/client-core/remote-server";
// #endregion
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { dynamicTool, type JSONSchema7, jsonSchema, type ToolSet } from "ai";

/** What one user's chat needs of MCP. */
export interface ChatTools {
  /** The tools of the MCP server, for `streamText`. */
  tools(): Promise<ToolSet>;
  /** What that user's pages are served by. */
  host: SessionHost;
  close(): Promise<void>;
}

export interface McpServer {
  url: URL;
  /** An access token of the user. */
  token: () => Promise<string>;
}

/** The SDK's MCP client behind the tools: forms, pages to open, rounds, both eras. */
export function openTools({ url, token }: McpServer): ChatTools {
  // #region askback
  const session = createElicitationSession({ policy: { unattended: "wait" } });
  const client = new Client(
    { name: "ai-sdk-chat", version: "1.0.0" },
    { versionNegotiation: { mode: "auto" } },
  );
  const mcp = createElicitationClient(client, {
    session,
    server: { id: "concierge", label: "Corner Concierge", origin: url.origin },
  });
  // #endregion
  let connected: Promise<void> | undefined;
  const connect = async () => {
    const transport = new StreamableHTTPClientTransport(url, { authProvider: { token } });
    connected ??= client.connect(transport);
    await connected.catch((error) => {
      connected = undefined;
      throw error;
    });
  };
  return {
    async tools() {
      await connect();
      const { tools } = await client.listTools();
      const entries = tools.map(({ name, description = "", inputSchema }) => [
        name,
        dynamicTool({
          description,
          inputSchema: jsonSchema(inputSchema as JSONSchema7),
          // #region askback
          execute: (input, { toolCallId, abortSignal }) =>
            mcp.callTool(
              { name, arguments: Object(input) },
              { callId: toolCallId, ...(abortSignal && { signal: abortSignal }) },
            ),
          // #endregion
        }),
      ]);
      return Object.fromEntries(entries);
    },
    // #region askback
    // The sample server is on this machine: its addresses are nothing to warn of.
    host: createSessionHost(session, { url: { development: true } }),
    // #endregion
    close: () => client.close(),
  };
}
