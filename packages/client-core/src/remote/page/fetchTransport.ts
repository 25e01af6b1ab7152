import { readEvents } from "./sse.js";
import { type RemoteTransport, RemoteTransportError } from "./transport.js";

/** Options of `createFetchTransport`. */
export interface FetchTransportOptions {
  /** The endpoint that `serveHost` answers. */
  url: string;
  /** For each request, for instance an authorization or a CSRF token. */
  headers?: () => { [name: string]: string } | Promise<{ [name: string]: string }>;
  /** Default "same-origin". */
  credentials?: "include" | "same-origin" | "omit";
  /** Default: the platform's. */
  fetch?: typeof fetch;
}

/** Bytes up to which browsers deliver a request whose page is gone (Fetch, keepalive). */
const keptAlive = 60_000;

/** Frames as server-sent events over fetch, commands by POST: what `serveHost` answers. */
export function createFetchTransport(options: FetchTransportOptions): RemoteTransport {
  const { url, credentials = "same-origin" } = options;
  const request: typeof fetch = (...args) => (options.fetch ?? fetch)(...args);
  const headers = async (own: { [name: string]: string }) => ({
    ...(await options.headers?.()),
    ...own,
  });
  return {
    async *connect({ page, signal, alive }) {
      const address = `${url}${url.includes("?") ? "&" : "?"}page=${encodeURIComponent(page)}`;
      const response = await request(address, {
        headers: await headers({ accept: "text/event-stream" }),
        credentials,
        cache: "no-store",
        signal,
      });
      if (!response.ok) throw await refusalOf(response);
      const type = response.headers.get("content-type") ?? "";
      if (response.body === null || !type.startsWith("text/event-stream")) {
        throw new RemoteTransportError(`${url} answered with ${type || "nothing"}, not a stream.`, {
          permanent: true,
        });
      }
      for await (const data of readEvents(response.body, alive)) yield parse(data);
    },
    async post(command, { signal }) {
      const body = JSON.stringify(command);
      const response = await request(url, {
        method: "POST",
        headers: await headers({ "content-type": "application/json" }),
        body,
        credentials,
        cache: "no-store",
        // An answer that was given just before the page is left arrives all the same.
        keepalive: body.length * 3 < keptAlive,
        signal,
      });
      if (!response.ok) throw await refusalOf(response);
      return parse(await response.text());
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RemoteTransportError("The server sent something that is no JSON.", { cause });
  }
}

async function refusalOf(response: Response): Promise<RemoteTransportError> {
  const { status } = response;
  const text = await response.text().catch(() => "");
  // Too early, too many, and whatever is wrong on the server may be over soon.
  const permanent = status >= 400 && status < 500 && ![408, 409, 421, 425, 429].includes(status);
  return new RemoteTransportError(`The server answered ${status}. ${text.slice(0, 300)}`.trim(), {
    permanent,
    status,
  });
}
