import { describe, expect, it } from "vitest";
import { ElicitationError } from "../errors.js";
import type { OperationEvent } from "./events.js";
import { reduceOperation } from "./operationReducer.js";
import type { Item, Operation, Round } from "./types.js";

const formItem = (key: string): Item => ({
  key,
  mode: "form",
  request: { method: "elicitation/create", params: { message: "q", requestedSchema: {} } },
  state: { status: "pending" },
});
const urlItem: Item = {
  key: "u",
  mode: "url",
  request: {
    method: "elicitation/create",
    params: { mode: "url", message: "go", url: "https://ok.test/" },
  },
  state: { status: "pending" },
};
const start: Operation = {
  id: "op",
  status: "requesting",
  provenance: { server: { id: "s" }, source: { kind: "unknown" } },
  path: "mrtr",
  startedAt: 0,
  receipts: [],
};

function roundOf(...items: Item[]): Round {
  const byKey: { [key: string]: Item } = Object.create(null);
  for (const item of items) byKey[item.key] = item;
  return { number: 1, items: byKey, needsConfirmation: items.length > 1, sending: false };
}

const run = (operation: Operation, ...events: OperationEvent[]): Operation =>
  events.reduce(reduceOperation, operation);
const accept = { action: "accept" } as const;
const opened = { type: "opened", key: "u", response: accept, at: 1 } as const;

describe("reduceOperation", () => {
  it("changes what the event names and nothing else", () => {
    const before = run(start, {
      type: "roundOpened",
      round: roundOf(formItem("a"), formItem("b")),
    });
    const after = run(before, {
      type: "answered",
      key: "a",
      response: { action: "decline" },
      at: 1,
    });
    expect(after.round?.items.a?.state).toMatchObject({ status: "answered" });
    expect(after.round?.items.b).toBe(before.round?.items.b);
    expect(before.round?.items.a?.state.status).toBe("pending");
  });

  it("is the same object when nothing changes", () => {
    const operation = run(start, { type: "roundOpened", round: roundOf(formItem("a")) });
    const idle: OperationEvent[] = [
      { type: "revised", key: "none" },
      { type: "continued", key: "a" },
      { type: "urlDone", key: "a" },
    ];
    for (const event of idle) expect(reduceOperation(operation, event)).toBe(operation);
    expect(reduceOperation(start, { type: "answered", key: "a", response: accept, at: 1 })).toBe(
      start,
    );
  });

  it("keeps a key named __proto__ apart from the prototype", () => {
    const operation = run(
      start,
      { type: "roundOpened", round: roundOf(formItem("__proto__")) },
      { type: "draftsSaved", key: "__proto__", drafts: { f0: "x" } },
    );
    expect(Object.keys(operation.round?.items ?? {})).toEqual(["__proto__"]);
    expect(Object.values(operation.round?.items ?? {})[0]?.drafts).toEqual({ f0: "x" });
  });

  it("brings the round back with its answers when sending fails [M-20]", () => {
    const error = new ElicitationError("TRANSPORT", "lost");
    const operation = run(
      start,
      { type: "roundOpened", round: roundOf(formItem("a")) },
      { type: "answered", key: "a", response: { action: "decline" }, at: 1 },
      { type: "sending" },
      { type: "sendFailed", error },
    );
    expect(operation).toMatchObject({ status: "awaitingInput", round: { sending: false, error } });
    expect(operation.round?.items.a?.state.status).toBe("answered");
    expect(run(operation, { type: "sending" }).round?.error).toBeUndefined();
  });

  it("keeps the view of an opened page while the server has nothing to say [M-10] [U-13]", () => {
    const wait: OperationEvent = { type: "waiting", wait: { tries: 1, nextAt: 250 } };
    const open = run(start, { type: "roundOpened", round: roundOf(urlItem) }, opened, wait, wait);
    expect(open).toMatchObject({ status: "awaitingInput", wait: { tries: 1 } });
    expect(open.round?.items.u?.state).toMatchObject({ status: "opened", stillWaiting: 2 });
    const quiet = run(start, { type: "roundOpened", round: roundOf(formItem("a")) }, wait);
    expect(quiet.status).toBe("requesting");
    expect(quiet.round).toBeUndefined();
  });

  it("expires what was not confirmed, and leaves a page that was opened with consent", () => {
    const operation = run(
      start,
      { type: "roundOpened", round: roundOf(formItem("a"), urlItem), expiresAt: 9 },
      { type: "answered", key: "a", response: { action: "accept", content: {} }, at: 1 },
      opened,
      { type: "expired", at: 9 },
    );
    expect(operation.round?.items.a?.state).toMatchObject({
      status: "expired",
      response: { action: "cancel" },
    });
    expect(operation.round?.items.u?.state.status).toBe("opened");
  });

  it("leaves nothing pending behind when it ends [M-17]", () => {
    const held = run(start, {
      type: "roundOpened",
      round: roundOf(formItem("a")),
      hold: { reason: "rate-limited", recent: 12 },
    });
    expect(run(held, { type: "ended", status: "stopped" })).toEqual({
      ...start,
      status: "stopped",
    });
  });
});
