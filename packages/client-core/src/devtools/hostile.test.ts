import { describe, expect, it, vi } from "vitest";
import type { AuditEvent } from "../session/audit.js";
import { createRecorder, readRecording } from "./index.js";

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const event: AuditEvent = {
  type: "released",
  at: 0,
  operationId: "o",
  provenance: { server: { id: "s" }, source: { kind: "unknown" } },
};

/** A recorder, a transport that it watches, and what the client behind the transport gets. */
function watched(options: Parameters<typeof createRecorder>[0] = {}) {
  const recorder = createRecorder({ now: () => 0, ...options });
  const arrived: unknown[] = [];
  const transport: { send(): Promise<void>; onmessage?: (message: unknown) => void } = {
    send: async () => undefined,
  };
  recorder.watch(transport, "s");
  transport.onmessage = (message) => arrived.push(message);
  return { recorder, arrived, receive: (message: unknown) => transport.onmessage?.(message) };
}

describe("a recorder", () => {
  it("lets through what is nested without an end, and keeps what can be shown", () => {
    const { recorder, arrived, receive } = watched();
    const message = { id: 1, result: nested(100_000) };
    receive(message);
    expect(arrived).toEqual([message]);
    const [kept] = recorder.getSnapshot().messages;
    expect(JSON.stringify(kept)).toContain("[cut: too large or too deep to be recorded]");
    expect(JSON.stringify(kept).length).toBeLessThan(1_000);
  });

  it("lets messages through when whoever listens to it fails", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { recorder, arrived, receive } = watched();
    recorder.subscribe(() => {
      throw new Error("The panel failed.");
    });
    receive({ id: 1 });
    expect(arrived).toEqual([{ id: 1 }]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("holds no more than its size, however large what comes is", () => {
    const { recorder, receive } = watched({ size: 10_000 });
    for (let id = 0; id < 50; id += 1) receive({ id, result: "x".repeat(1_000) });
    receive({ id: 50, result: "x".repeat(1_000_000) });
    receive({ id: 51, result: "small" });
    const { messages } = recorder.getSnapshot();
    expect(messages.at(-1)?.message).toEqual({ id: 51, result: "small" });
    expect(JSON.stringify(messages).length).toBeLessThan(12_000);
    for (let times = 0; times < 50; times += 1) {
      recorder.onEvent({
        ...event,
        provenance: { ...event.provenance, callId: "y".repeat(1_000) },
      });
    }
    expect(JSON.stringify(recorder.getSnapshot().events).length).toBeLessThan(12_000);
  });

  it("keeps keys of the prototype as keys", () => {
    const { recorder, receive } = watched();
    receive(JSON.parse('{"__proto__":{"polluted":1},"constructor":2}'));
    expect(JSON.stringify(recorder.getSnapshot().messages[0]?.message)).toBe(
      '{"__proto__":{"polluted":1},"constructor":2}',
    );
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("a recording of a stranger", () => {
  const read = (entries: { events?: unknown[]; messages?: unknown[] }) =>
    readRecording(JSON.stringify({ version: 1, events: [], messages: [], ...entries }));
  const message = { number: 1, at: 0, server: "s", direction: "sent", message: {} };

  it.each([8.64e15 + 1, -9e15, Number.MAX_VALUE])(
    "has no entry at a time without a date: %s",
    (at) => {
      expect(read({ events: [{ ...event, at }], messages: [{ ...message, at }] })).toMatchObject({
        events: [],
        messages: [],
      });
    },
  );

  it("names who asked by texts alone, and the round by a number", () => {
    const noText = { toString: 1, valueOf: 1 };
    const provenance = {
      server: {
        id: "s",
        label: noText,
        origin: 7,
        claimedName: "Trips",
        iconUrl: "https://x.test/",
      },
      source: { kind: "tool", name: noText },
    };
    const { events } = read({ events: [{ ...event, provenance, round: noText, why: [1] }] });
    expect(events).toEqual([
      {
        ...{ type: "released", at: 0, operationId: "o", why: [1] },
        provenance: { server: { id: "s", claimedName: "Trips" }, source: { kind: "unknown" } },
      },
    ]);
  });

  it("is cut where it is nested without an end", () => {
    const text = `{"version":1,"events":[],"messages":[{"number":1,"at":0,"server":"s","direction":"sent","message":${"[".repeat(100_000)}${"]".repeat(100_000)}}]}`;
    expect(JSON.stringify(readRecording(text)).length).toBeLessThan(1_000);
  });

  it("has no two messages of one number", () => {
    const messages = [5, 5, 2, 1.5, 9].map((number) => ({ ...message, number }));
    expect(read({ messages }).messages.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9]);
  });

  it("is read in its latest part when it is long", () => {
    const messages = Array.from({ length: 12_000 }, (_, number) => ({ ...message, number }));
    const found = read({ messages }).messages;
    expect(found).toHaveLength(10_000);
    expect(found.at(-1)?.number).toBe(11_999);
  });
});
