import type { JsonObject, ProtocolRevision, Script, ScriptedServerOptions } from "./types.js";

const notFound = { code: -32601, message: "Method not found" };
type Reply = { result: JsonObject } | { error: JsonObject };

export function isModern(revision: ProtocolRevision): boolean {
  return revision === "2026-07-28";
}

/** Answers what comes before and beside the script: connection, ping, the list of tools. */
export function createHandshake(
  script: Script,
  options: ScriptedServerOptions,
): (method: string) => Reply | undefined {
  const revision = options.revision ?? "2026-07-28";
  const modern = isModern(revision);
  const serverInfo = options.serverInfo ?? { name: "scripted-server", version: "1.0.0" };
  const capabilities = { tools: {}, prompts: {}, resources: {}, ...options.capabilities };
  const finished = modern ? { resultType: "complete", ttlMs: 0, cacheScope: "private" } : {};
  const targets = typeof script === "function" || Array.isArray(script) ? [] : Object.keys(script);
  const tools = options.tools ?? targets.map((name) => ({ name, inputSchema: { type: "object" } }));

  return (method) => {
    switch (method) {
      case "server/discover":
        if (!modern) return { error: notFound };
        return {
          result: {
            ...finished,
            supportedVersions: [revision],
            capabilities,
            _meta: { "io.modelcontextprotocol/serverInfo": serverInfo },
          },
        };
      case "initialize":
        if (modern) return { error: notFound };
        return { result: { protocolVersion: revision, capabilities, serverInfo } };
      case "ping":
        return { result: { ...(modern ? { resultType: "complete" } : {}) } };
      case "tools/list":
        return options.tools || targets.length ? { result: { ...finished, tools } } : undefined;
      default:
        return undefined;
    }
  };
}
