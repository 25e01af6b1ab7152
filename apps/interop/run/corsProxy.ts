import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type Listening, listen } from "./listen.js";

/** What a page of another origin needs to be told for MCP over HTTP. */
function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", headers.origin ?? "*");
  response.setHeader("access-control-allow-methods", "GET, POST, DELETE, OPTIONS");
  response.setHeader(
    "access-control-allow-headers",
    headers["access-control-request-headers"] ?? "content-type",
  );
  response.setHeader("access-control-expose-headers", "mcp-session-id, mcp-protocol-version");
}

/** Passes everything on to a server that has no CORS of its own, and allows the page to read it. */
export async function startCorsProxy(target: URL): Promise<Listening> {
  const server = createServer((incoming, response) => {
    allow(incoming, response);
    if (incoming.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const { method, headers, url } = incoming;
    // The server sees a request as from a program: no origin, its own host.
    const { origin: _, ...rest } = headers;
    const onward = request(
      new URL(url ?? "/", target),
      { method, headers: { ...rest, host: target.host } },
      (answer) => {
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined && !name.startsWith("access-control-")) {
            response.setHeader(name, value);
          }
        }
        response.writeHead(answer.statusCode ?? 502);
        response.flushHeaders();
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  return listen(server);
}

/** Whether a page of this origin may call the server with the headers of the protocol. */
export async function hasCors(server: URL, origin: string): Promise<boolean> {
  const asked = "content-type, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name";
  try {
    const answer = await fetch(server, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": asked,
      },
    });
    const allowed = answer.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    const origins = answer.headers.get("access-control-allow-origin");
    const named = asked.split(", ").every((name) => allowed.includes(name));
    return answer.ok && (origins === "*" || origins === origin) && (allowed === "*" || named);
  } catch {
    return false;
  }
}
