// #region askback
import { AsyncLocalStorage } from "node:async_hooks";
// #endregion
import { createMCPClient, ElicitationRequestSchema, type MCPClient } from "@ai-sdk/mcp";
// #region askback
import { createElicitationSession } from "@askback/client-core";
import { type Call, createAiSdkElicitation } from "@askback/client-core/ai-sdk";
import { createSessionHost } from "@askback/client-core/remote-server";
// #endregion
import type { ChatTools, McpServer } from "../ai-sdk/server/chat.js";

/** The AI SDK's own MCP client behind the tools: forms only, one after the other. */
export function openOwnTools({ url, token }: McpServer): ChatTools {
  // #region askback
  const session = createElicitationSession({ policy: { unattended: "wait" } });
  const askback = createAiSdkElicitation({
    session,
    server: { id: "concierge", label: "Corner Concierge", origin: url.origin },
    context: new AsyncLocalStorage<Call>(),
  });
  // #endregion
  let client: MCPClient | undefined;
  async function connect(): Promise<MCPClient> {
    const headers = { authorization: `Bearer ${await token()}` };
    const connected = await createMCPClient({
      transport: { type: "http", url: url.href, headers },
      // #region askback
      capabilities: askback.capabilities,
      // #endregion
    });
    // #region askback
    connected.onElicitationRequest(ElicitationRequestSchema, askback.onElicitationRequest);
    // #endregion
    return connected;
  }
  return {
    async tools() {
      client ??= await connect();
      const tools = await client.tools();
      // #region askback
      return askback.tools(tools);
      // #endregion
    },
    // #region askback
    host: createSessionHost(session),
    // #endregion
    close: async () => client?.close(),
  };
}
