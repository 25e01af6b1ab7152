const allowedHeaders = [
  "authorization",
  "content-type",
  "last-event-id",
  "mcp-method",
  "mcp-name",
  "mcp-protocol-version",
  "mcp-session-id",
].join(", ");

export interface Cors {
  /** Answers a preflight; undefined for any other request. */
  preflight(request: Request): Response | undefined;
  /** The same response, readable by the page it is for. */
  apply(request: Request, response: Response): Response;
}

/**
 * Lets pages of exactly these origins call the endpoint. Bearer tokens travel in a header, so
 * cookies stay out of it (no Allow-Credentials).
 */
export function createCors(origins: readonly string[]): Cors {
  const allowed = (request: Request) => {
    const origin = request.headers.get("origin");
    return origin !== null && origins.includes(origin) ? origin : undefined;
  };
  const decorate = (headers: Headers, origin: string | undefined) => {
    headers.append("vary", "origin");
    if (origin === undefined) return;
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", "mcp-session-id, www-authenticate");
  };
  return {
    preflight(request) {
      if (request.method !== "OPTIONS") return undefined;
      const origin = allowed(request);
      if (origin === undefined) return new Response(null, { status: 403 });
      const headers = new Headers({
        "access-control-allow-methods": "GET, POST, DELETE",
        "access-control-allow-headers": allowedHeaders,
        "access-control-max-age": "600",
      });
      decorate(headers, origin);
      return new Response(null, { status: 204, headers });
    },
    apply(request, response) {
      const headers = new Headers(response.headers);
      decorate(headers, allowed(request));
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
