import { randomUUID } from "node:crypto";
import {
  type AuthInfo,
  isInitializeRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { principalOf } from "../identity/principal.js";

interface LegacySession {
  user: string;
  server: McpServer;
  transport: WebStandardStreamableHTTPServerTransport;
}

export interface LegacySessions {
  fetch(request: Request, options: { authInfo: AuthInfo; parsedBody: unknown }): Promise<Response>;
  close(): Promise<void>;
}

const maxSessions = 200;

/**
 * 2025-11-25: a session per client, kept in memory, because the server sends its questions over
 * the open stream of the call. A session answers only to the user who opened it.
 */
export function createLegacySessions(build: () => McpServer): LegacySessions {
  const sessions = new Map<string, LegacySession>();

  async function open(user: string): Promise<WebStandardStreamableHTTPServerTransport> {
    const server = build();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: async (id) => {
        await evictOldest();
        sessions.set(id, { user, server, transport });
      },
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await server.connect(transport);
    return transport;
  }

  async function evictOldest() {
    if (sessions.size < maxSessions) return;
    for (const [id, session] of sessions) {
      sessions.delete(id);
      await session.server.close();
      return;
    }
  }

  return {
    async fetch(request, options) {
      const { user } = principalOf(options.authInfo);
      const id = request.headers.get("mcp-session-id");
      if (id === null && isInitializeRequest(options.parsedBody)) {
        const transport = await open(user);
        return transport.handleRequest(request, options);
      }
      if (id === null) return jsonRpcError(400, -32600, "This request needs an Mcp-Session-Id.");
      const session = sessions.get(id);
      if (session?.user !== user) return jsonRpcError(404, -32001, "Session not found.");
      return session.transport.handleRequest(request, options);
    },
    async close() {
      const open = [...sessions.values()];
      sessions.clear();
      await Promise.all(open.map((session) => session.server.close()));
    },
  };
}

function jsonRpcError(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status });
}
