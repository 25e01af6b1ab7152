import {
  createMcpHandler,
  hostHeaderValidationResponse,
  isLegacyRequest,
  type McpServer,
  type OAuthTokenVerifier,
  readRequestBody,
  requireBearerAuth,
} from "@modelcontextprotocol/server";
import { withRequest } from "../identity/principal.js";
import { createCors } from "./cors.js";
import type { Era } from "./createServer.js";
import { createLegacySessions } from "./legacySessions.js";

export interface EndpointOptions {
  /** A fresh server: per request (2026-07-28) or per session (2025-11-25). */
  build: (era: Era) => McpServer;
  verifier: OAuthTokenVerifier;
  /** Origins of the pages that may call. */
  origins: readonly string[];
  /** Host names that the endpoint answers to, without a port: keeps DNS rebinding out. */
  hosts: readonly string[];
  onerror?: (error: Error) => void;
}

export interface Endpoint {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const maxBodyBytes = 1_000_000;

/** Both protocol eras on one address, for pages of other origins, with a verified user. */
export function createEndpoint(options: EndpointOptions): Endpoint {
  const { build, verifier, origins, hosts, onerror } = options;
  const cors = createCors(origins);
  const authenticate = requireBearerAuth({ verifier });
  const modern = createMcpHandler(({ era }) => build(era), {
    legacy: "reject",
    ...(onerror ? { onerror } : {}),
  });
  const legacy = createLegacySessions(() => build("legacy"));

  async function answer(request: Request): Promise<Response> {
    const caller = await authenticate(request);
    if (caller instanceof Response) return caller;
    const body = await readJson(request);
    if (body instanceof Response) return body;
    const served = { authInfo: withRequest(caller, body.parsed), parsedBody: body.parsed };
    return (await isLegacyRequest(request, body.parsed))
      ? legacy.fetch(request, served)
      : modern.fetch(request, served);
  }

  return {
    async fetch(request) {
      const refused = hostHeaderValidationResponse(request, [...hosts]);
      if (refused) return refused;
      return cors.preflight(request) ?? cors.apply(request, await answer(request));
    },
    async close() {
      await Promise.all([modern.close(), legacy.close()]);
    },
  };
}

/** The body is read once, here: its digest binds the state, and both eras take it parsed. */
async function readJson(request: Request): Promise<{ parsed: unknown } | Response> {
  if (request.method !== "POST") return { parsed: undefined };
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return new Response("Send application/json.", { status: 415 });
  const body = await readRequestBody(request, maxBodyBytes);
  if (body.tooLarge) return new Response("The request is too large.", { status: 413 });
  try {
    return { parsed: JSON.parse(body.text) };
  } catch {
    const error = { code: -32700, message: "The request is not valid JSON." };
    return Response.json({ jsonrpc: "2.0", id: null, error }, { status: 400 });
  }
}
