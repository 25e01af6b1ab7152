import { type Listening, listen } from "../http/listen.js";

export interface RoundRobin extends Listening {
  /** How many requests each target has answered, in the order of the targets. */
  readonly answered: readonly number[];
}

/**
 * Stands for a load balancer: each request goes to the next target, and to the one after it when
 * that one is gone. It knows nothing of MCP.
 * @param targets `scheme://host:port` each
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  let next = 0;
  const answered = targets.map(() => 0);

  async function forward(path: string, init: RequestInit): Promise<Response> {
    for (let attempt = 0; attempt < targets.length; attempt++) {
      const index = next++ % targets.length;
      try {
        const response = await fetch(`${targets[index]}${path}`, init);
        answered[index] = (answered[index] ?? 0) + 1;
        return response;
      } catch {
        // Not reachable: the next one.
      }
    }
    return new Response("No instance is there.", { status: 502 });
  }

  const listening = await listen(0, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === "string" && !hopByHop.has(name)) headers.set(name, value);
    }
    const { method = "GET", url = "/" } = request;
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const answer = await forward(url, { method, headers, ...body });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { ...listening, answered };
}

const hopByHop = new Set([
  "connection",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
]);
