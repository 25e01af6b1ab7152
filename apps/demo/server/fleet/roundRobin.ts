import { type IncomingMessage, request as open, type ServerResponse } from "node:http";
import { type Listening, listen } from "../http/listen.js";

export interface RoundRobin extends Listening {
  /** How many requests each target has answered, in the order of the targets. */
  readonly answered: readonly number[];
}

const sessionHeader = "mcp-session-id";

/**
 * Stands for a load balancer: each request goes to the next target, and to the one after it when
 * that one is gone. Of MCP it knows that a session of 2025-11-25 stays where it was opened.
 * @param targets asked for at each request: `scheme://host:port` each
 */
export async function startRoundRobin(targets: () => readonly string[]): Promise<RoundRobin> {
  let next = 0;
  const answered: number[] = [];
  const homes = new Map<string, number>();

  /** Which targets to try, in order. */
  function route(request: IncomingMessage): number[] {
    const home = homes.get(String(request.headers[sessionHeader]));
    if (home !== undefined) return [home];
    const all = targets().map((_, index) => index);
    const first = next++ % all.length;
    return [...all.slice(first), ...all.slice(0, first)];
  }

  function forward(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    [index, ...others]: number[],
  ): void {
    const target = index === undefined ? undefined : targets()[index];
    if (index === undefined || target === undefined) {
      response.writeHead(502).end("No instance is there.");
      return;
    }
    const { method, headers, url = "/" } = request;
    const { host: _, ...passed } = headers;
    const upstream = open(new URL(url, target), { method, headers: passed }, (answer) => {
      answered[index] = (answered[index] ?? 0) + 1;
      const session = answer.headers[sessionHeader];
      if (typeof session === "string") homes.set(session, index);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      // Cut off here is cut off there: half an answer must not look like a whole one.
      answer.on("error", () => response.destroy());
    });
    upstream.on("error", () => {
      if (response.headersSent) response.destroy();
      else forward(request, body, response, others);
    });
    response.on("close", () => upstream.destroy());
    upstream.end(body);
  }

  const listening = await listen(0, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    forward(request, Buffer.concat(chunks), response, route(request));
  });
  return { ...listening, answered };
}
