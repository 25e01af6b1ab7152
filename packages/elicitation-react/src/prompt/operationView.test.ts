import { describe, expect, it } from "vitest";
import {
  ElicitationError,
  type Item,
  type ItemState,
  type Operation,
  type Round,
} from "../core.js";
import { nextOpen, type OperationView, viewOf, wantsAnswer } from "./operationView.js";

const accept = { action: "accept", content: {} } as const;
const answered: ItemState = { status: "answered", response: accept, at: 0 };
const opened: ItemState = {
  status: "opened",
  response: { action: "accept" },
  at: 0,
  done: false,
  stillWaiting: 0,
};
const pending: ItemState = { status: "pending" };

function round(states: { [key: string]: ItemState }, rest: Partial<Round> = {}): Round {
  const items: { [key: string]: Item } = {};
  for (const [key, state] of Object.entries(states)) {
    const params = { mode: "form", message: key, requestedSchema: {} } as const;
    items[key] = { key, mode: "form", state, request: { method: "elicitation/create", params } };
  }
  const needsConfirmation = Object.keys(states).length > 1;
  return { number: 1, items, needsConfirmation, sending: false, ...rest };
}

function operation(rest: Partial<Operation>): Operation {
  return {
    id: "o",
    status: "awaitingInput",
    provenance: { server: { id: "s" }, source: { kind: "unknown" } },
    path: "mrtr",
    startedAt: 0,
    receipts: [],
    ...rest,
  };
}

const failed = new ElicitationError("TRANSPORT", "The answers did not arrive.");
const itemOf = (view: OperationView) => (view.kind === "item" ? view.item.key : view.kind);

describe("what an operation shows", () => {
  it("goes through the items of a round in order, then reviews them [F-11]", () => {
    expect(itemOf(viewOf(operation({ round: round({ a: pending, b: pending }) })))).toBe("a");
    expect(itemOf(viewOf(operation({ round: round({ a: answered, b: pending }) })))).toBe("b");
    expect(viewOf(operation({ round: round({ a: answered, b: answered }) })).kind).toBe("review");
  });

  it("stays where the user went", () => {
    const both = operation({ round: round({ a: pending, b: pending }) });
    expect(itemOf(viewOf(both, { item: "b" }))).toBe("b");
    expect(viewOf(both, { review: true }).kind).toBe("review");
  });

  it("does not stay at an item that cannot be answered any more", () => {
    const expired: ItemState = { status: "expired", response: { action: "cancel" }, at: 0 };
    const one = operation({ round: round({ a: expired, b: pending }) });
    expect(itemOf(viewOf(one, { item: "a" }))).toBe("b");
  });

  it("keeps a single item in place while its answer is sent", () => {
    const sending = operation({ round: round({ a: answered }, { sending: true }) });
    expect(itemOf(viewOf({ ...sending, status: "requesting" }))).toBe("a");
  });

  it("keeps the review of a single answer in place while it is sent again [M-20]", () => {
    const sending = operation({ round: round({ a: answered }, { sending: true }) });
    expect(viewOf({ ...sending, status: "requesting" }, { review: true }).kind).toBe("review");
  });

  it("shows the answers again when sending failed, and the form again when one is changed [M-20]", () => {
    const unsent = operation({ round: round({ a: answered }, { error: failed }) });
    expect(viewOf(unsent).kind).toBe("review");
    const revised = operation({ round: round({ a: pending }, { error: failed }) });
    expect(itemOf(viewOf(revised))).toBe("a");
  });

  it("keeps an opened page in view while the server works [M-10]", () => {
    const wait = { tries: 1, nextAt: 0 };
    expect(itemOf(viewOf(operation({ round: round({ a: opened }), wait })))).toBe("a");
  });

  it("asks before it shows the prompts of a server that asks too often [M-24]", () => {
    const hold = { reason: "rate-limited", recent: 13 } as const;
    const view = viewOf(operation({ hold, round: round({ a: pending }) }));
    expect(view).toEqual({ kind: "hold", hold });
    expect(wantsAnswer(view)).toBe(false);
  });

  it("says nothing of a call that was never asked about", () => {
    expect(viewOf(operation({ status: "requesting" })).kind).toBe("nothing");
  });

  it("tells the endings apart that a user has to hear of", () => {
    const how = (rest: Partial<Operation>) => viewOf(operation(rest));
    expect(how({ status: "failed", error: failed })).toEqual({ kind: "ended", how: "failed" });
    expect(how({ status: "aborted" })).toEqual({ kind: "ended", how: "withdrawn" });
    expect(how({ status: "stopped" }).kind).toBe("nothing");
    expect(how({ status: "completed" }).kind).toBe("nothing");
    const muted = new ElicitationError("MUTED", "Muted.");
    expect(how({ status: "failed", error: muted }).kind).toBe("nothing");
  });

  it("finds the next open item, going round", () => {
    expect(nextOpen(round({ a: pending, b: answered, c: pending }), "a")).toBe("c");
    expect(nextOpen(round({ a: pending, b: answered, c: pending }), "c")).toBe("a");
    expect(nextOpen(round({ a: pending, b: answered }), "a")).toBeUndefined();
  });
});
