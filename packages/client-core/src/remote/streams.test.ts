import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createElicitationSession } from "../session/createSession.js";
import { readEvents } from "./page/sse.js";
import { createSessionHost } from "./server/host.js";
import type { SessionHost } from "./server/hostTypes.js";
import { serveHost } from "./server/http.js";
import { serveHostNode } from "./server/nodeHttp.js";
import { createWorld, settled } from "./world.testing.js";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const createHost = (options?: Parameters<typeof createSessionHost>[1]) =>
  createSessionHost(createElicitationSession(), options);

describe("a page that leaves before it is known whose it is", () => {
  it("leaves no stream behind", async () => {
    const host = createHost({ maxPages: 1 });
    let left: () => void = () => {};
    const port = await listen(async (request, response) => {
      // Looking the user up takes a while.
      if (request.url?.includes("hasty")) {
        await new Promise((resolve) => response.once("close", resolve));
      }
      await serveHostNode(host, request, response);
      left();
    });
    const gone = new Promise<void>((resolve) => {
      left = resolve;
    });
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /?page=hasty HTTP/1.1\r\nHost: chat.test\r\n\r\n", () => socket.destroy());
    await gone;
    const stream = await fetch(`http://127.0.0.1:${port}/?page=patient`);
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
  });
});

describe("a page whose network is gone without a word", () => {
  it("has one stream, however often it comes back", async () => {
    const host = createHost({ maxPages: 2 });
    host.frames({ page: "other" });
    const dead = host.frames({ page: "p" });
    expect((await dead.next()).value).toMatchObject({ type: "snapshot" });
    const waiting = dead.next();
    for (let times = 0; times < 5; times += 1) host.frames({ page: "p" });
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(() => host.frames({ page: "one more" })).toThrow(/2 open pages/);
  });

  it("still counts as there when its old stream is found to be dead", async () => {
    const { host, session, clock } = createWorld({ host: { grace: 100 } });
    const dead = host.frames({ page: "p" });
    await host.receive({ v: 1, page: "p", id: "1", type: "attach", modes: { form: true } });
    host.frames({ page: "p" });
    await dead.return?.();
    clock.pass(1_000);
    expect(session.getSnapshot().modes.form).toBe(true);
  });
});

describe("another site", () => {
  const get = (host: SessionHost, mode: string) =>
    serveHost(
      host,
      new Request("http://chat.test/askback?page=x", { headers: { "sec-fetch-mode": mode } }),
    );

  it.each(["no-cors", "navigate"])("opens no stream by %s", async (mode) => {
    const host = createHost({ maxPages: 1 });
    expect((await get(host, mode)).status).toBe(403);
    const own = await get(host, "cors");
    expect(own.status).toBe(200);
    await own.body?.cancel();
  });

  it("opens none from Node's server either", async () => {
    const host = createHost();
    const port = await listen((request, response) => void serveHostNode(host, request, response));
    const answer = new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("data", (data) => {
        resolve(String(data));
        socket.destroy();
      });
      socket.write("GET /?page=x HTTP/1.1\r\nHost: chat.test\r\nSec-Fetch-Mode: no-cors\r\n\r\n");
    });
    expect(await answer).toContain("HTTP/1.1 403 ");
  });
});

describe("what a request must not do", () => {
  it("names no path that is a fault of the server", async () => {
    const host = createHost();
    const port = await listen((request, response) => void serveHostNode(host, request, response));
    const answer = new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("data", (data) => {
        resolve(String(data));
        socket.destroy();
      });
      socket.write("GET //[ HTTP/1.1\r\nHost: chat.test\r\n\r\n");
    });
    expect(await answer).toContain("HTTP/1.1 400 ");
  });

  it("tells the host, and ends no process, when nothing stored can be taken up", async () => {
    const errors: unknown[] = [];
    const host = createHost({
      onAttach: async () => {
        throw new Error("The store is down.");
      },
      onError: (error) => errors.push(error),
    });
    host.frames({ page: "p" });
    const reply = await host.receive({
      ...{ v: 1, page: "p", id: "1", type: "attach" },
      modes: { form: true },
    });
    await settled();
    expect(reply.ok).toBe(true);
    expect(errors).toEqual([new Error("The store is down.")]);
  });
});

describe("a large frame", () => {
  it("is put together once, in however many pieces it comes", async () => {
    const text = "ø".repeat(500_000);
    const bytes = new TextEncoder().encode(`data: ${text}\n\ndata: next\n\n`);
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        // Odd, so that characters are cut in two as well.
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + 15));
        else controller.close();
        at += 15;
      },
    });
    const found: string[] = [];
    for await (const data of readEvents(body)) found.push(data);
    expect(found).toEqual([text, "next"]);
  });
});
