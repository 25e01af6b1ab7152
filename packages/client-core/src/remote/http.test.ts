import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createElicitationSession } from "../session/createSession.js";
import { whenSnapshot } from "../testing/index.js";
import { createFetchTransport, type FetchTransportOptions } from "./page/fetchTransport.js";
import { createRemoteSession } from "./page/remoteSession.js";
import { readEvents } from "./page/sse.js";
import { createSessionHost } from "./server/host.js";
import type { SessionHost } from "./server/hostTypes.js";
import { serveHost } from "./server/http.js";
import { serveHostNode } from "./server/nodeHttp.js";
import { accept, form, provenance, whenShown } from "./world.testing.js";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Serves a host at an address, and how to get there. */
type Serve = (host: SessionHost) => Promise<Pick<FetchTransportOptions, "url" | "fetch">>;

const web: Serve = async (host) => ({
  url: "http://chat.test/askback",
  fetch: (url: string | URL | Request, init) => serveHost(host, new Request(url, init)),
});

const node: Serve = async (host) => {
  const server = createServer((request, response) => {
    void serveHostNode(host, request, response, { maxBytes: 5_000 });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/askback` };
};

function createServed() {
  const session = createElicitationSession();
  const host = createSessionHost(session, { grace: 0 });
  closing.push(() => host.close());
  return { session, host };
}

describe.each([
  { name: "a web-standard endpoint", serve: web },
  { name: "Node's http server", serve: node },
])("$name", ({ serve }) => {
  async function open() {
    const { session, host } = createServed();
    const address = await serve(host);
    const remote = createRemoteSession({ ...createFetchTransport(address), firstDelay: 1 });
    closing.push(() => remote.close());
    remote.attach({ form: true, url: true });
    await whenSnapshot(remote, ({ modes }) => modes.form);
    return { session, host, address, remote };
  }

  it("carries a question to the page and its answer back", async () => {
    const { session, remote } = await open();
    const answer = session.ask(form, provenance);
    const { id } = await whenShown(remote);
    remote.respond(id, "request", { action: "accept", content: { v: "Ærø" } });
    expect(await answer).toEqual({ action: "accept", content: { v: "Ærø" } });
    await whenShown(remote, ({ status }) => status === "completed");
  });

  it("notices that the page is gone", async () => {
    const { session, remote } = await open();
    remote.close();
    const { modes } = await whenSnapshot(session, (snapshot) => !snapshot.modes.form);
    expect(modes).toEqual({ form: false, url: false });
  });

  it("tells the page that the host has ended, and it does not come back", async () => {
    const { host, remote } = await open();
    host.close();
    const connection = await new Promise((resolve) => {
      remote.subscribe(() => {
        if (remote.getConnection().status === "closed") resolve(remote.getConnection());
      });
    });
    expect(connection).toEqual({ status: "closed" });
  });

  it("takes commands as JSON only, so that no form of another site can send one", async () => {
    const { address } = await open();
    const request = address.fetch ?? fetch;
    const post = (init: RequestInit) => request(address.url, { method: "POST", ...init });
    const plain = await post({ body: "{}", headers: { "content-type": "text/plain" } });
    expect(plain.status).toBe(415);
    const json = { "content-type": "application/json" };
    expect((await post({ body: "{", headers: json })).status).toBe(400);
    expect((await request(address.url, { method: "DELETE" })).status).toBe(405);
    expect((await request(address.url)).status).toBe(400);
  });

  it("stops reading a command that is too large", async () => {
    const { address, host } = await open();
    const init = {
      method: "POST",
      body: JSON.stringify({ text: "x".repeat(6_000) }),
      headers: { "content-type": "application/json" },
    };
    const response =
      address.fetch === undefined
        ? await fetch(address.url, init)
        : await serveHost(host, new Request(address.url, init), { maxBytes: 5_000 });
    expect(response.status).toBe(413);
  });
});

describe("the fetch transport", () => {
  const answering = (response: () => Response) =>
    createFetchTransport({ url: "http://chat.test/askback", fetch: async () => response() });

  it("does not come back where it is not let in", async () => {
    const remote = createRemoteSession(answering(() => new Response("Sign in", { status: 401 })));
    await whenClosed(remote);
    expect(remote.getConnection()).toMatchObject({
      status: "closed",
      error: { status: 401, permanent: true },
    });
  });

  it("takes a page for no stream", async () => {
    const html = { headers: { "content-type": "text/html" } };
    const remote = createRemoteSession(answering(() => new Response("<p>Hello", html)));
    await whenClosed(remote);
    expect(String(Reflect.get(remote.getConnection(), "error"))).toContain("text/html");
  });

  it("sends the headers of the host with each request", async () => {
    const seen: (string | null)[] = [];
    const { host, session } = createServed();
    const remote = createRemoteSession(
      createFetchTransport({
        url: "http://chat.test/askback?chat=7",
        headers: async () => ({ authorization: "Bearer t" }),
        fetch: (url: string | URL | Request, init) => {
          const request = new Request(url, init);
          seen.push(`${request.method} ${request.headers.get("authorization")}`);
          expect(new URL(request.url).searchParams.get("chat")).toBe("7");
          return serveHost(host, request);
        },
      }),
    );
    closing.push(() => remote.close());
    remote.attach({ form: true });
    const answer = whenSnapshot(remote, ({ modes }) => modes.form).then(() =>
      session.ask(form, provenance),
    );
    const { id } = await whenShown(remote);
    remote.respond(id, "request", accept);
    await answer;
    expect(new Set(seen)).toEqual(new Set(["GET Bearer t", "POST Bearer t"]));
  });
});

describe("server-sent events", () => {
  const read = async (...chunks: string[]) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
        controller.close();
      },
    });
    const found: string[] = [];
    for await (const data of readEvents(body)) found.push(data);
    return found;
  };

  it("are read wherever the network cuts them", async () => {
    expect(await read("da", 'ta: {"a"', ":1}\n", "\nda", "ta:b\n\n")).toEqual(['{"a":1}', "b"]);
    expect(await read("data: a\r", "\n\r\ndata: b\r\n\r\n")).toEqual(["a", "b"]);
    expect(await read(": comment\n\nevent: x\nid: 1\ndata: a\ndata: b\n\ndata: cut")).toEqual([
      "a\nb",
    ]);
  });
});

function whenClosed(remote: ReturnType<typeof createRemoteSession>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => remote.getConnection().status === "closed" && resolve();
    remote.subscribe(look);
    look();
  });
}
