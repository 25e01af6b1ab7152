import type { Client } from "@modelcontextprotocol/client";
import type { OriginalRequest } from "../protocol.js";
import type { Provenance, ProvenanceSource, ServerIdentity } from "../session/types.js";

/** Who asks and why: the host's knowledge of the server, its own claim, and the request that led here. */
export function createProvenance(
  client: Client,
  server: ServerIdentity,
  source: ProvenanceSource,
  callId?: string,
): Provenance {
  const info = client.getServerVersion();
  const claimedName = server.claimedName ?? info?.title ?? info?.name;
  return {
    server: claimedName === undefined ? server : { ...server, claimedName },
    source,
    ...(callId === undefined ? {} : { callId }),
  };
}

/** @param title the host's title for the tool, prompt or resource */
export function describeSource(
  { method, params }: OriginalRequest,
  title?: string,
): ProvenanceSource {
  const named = title === undefined ? {} : { title };
  if (method === "resources/read") return { kind: "resource", uri: String(params.uri), ...named };
  const kind = method === "tools/call" ? "tool" : "prompt";
  const given = params.arguments === undefined ? {} : { arguments: params.arguments };
  return { kind, name: String(params.name), ...named, ...given };
}
