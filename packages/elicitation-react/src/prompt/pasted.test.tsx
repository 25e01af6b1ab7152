import { createElicitationSession, type ElicitationSession } from "@askback/client-core";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ElicitationOutlet, ElicitationProvider, Receipts } from "../index.js";
import { createDraftKeeper } from "./useDraftKeeper.js";

// Put together at run time, so that no scanner takes the made-up value for a leaked one.
const pasted = ["gh", "p_", "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2"].join("");
const provenance = { server: { id: "s", label: "Acme" }, source: { kind: "unknown" } } as const;
const requestedSchema = { type: "object", properties: { note: { type: "string", title: "Note" } } };

describe("an answer that looks like a credential", () => {
  it("is sent when the user says so, and stays out of the receipt [A-06] [F-18]", async () => {
    const session = createElicitationSession();
    render(
      <ElicitationProvider session={session} guardMs={0}>
        <ElicitationOutlet presentation="inline" />
        <Receipts />
      </ElicitationProvider>,
    );
    const params = { mode: "form", message: "Anything to add?", requestedSchema } as const;
    const { answer } = await act(async () => ({ answer: session.ask(params, provenance) }));
    await userEvent.type(await screen.findByLabelText("Note"), pasted);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await userEvent.click(await screen.findByRole("button", { name: /anyway/ }));

    await expect(answer).resolves.toEqual({ action: "accept", content: { note: pasted } });
    const [operation] = session.getSnapshot().operations;
    expect(operation?.receipts[0]?.answers).toEqual([{ key: "note", redacted: true }]);
    expect(document.body.textContent).not.toContain(pasted);
  });
});

describe("what is typed", () => {
  it("does not turn up in another question of the same key [M-18] [F-22]", () => {
    const saved: unknown[] = [];
    let round = 1;
    const item = { state: { status: "pending" } };
    const session = {
      getSnapshot: () => ({
        operations: [{ id: "o", round: { number: round, items: { k: item } } }],
      }),
      saveDrafts: (...args: unknown[]) => saved.push(args),
    };
    const keeper = createDraftKeeper(session as unknown as ElicitationSession);
    const place = { operationId: "o", round: 1, key: "k" };

    keeper.note(place, { f0: "for the first question" });
    round = 2;
    keeper.flush();

    expect(saved).toEqual([]);
    expect(keeper.has(place)).toBe(true);
    expect(keeper.has({ ...place, round: 2 })).toBe(false);
    keeper.note({ ...place, round: 2 }, { f0: "for the second" });
    keeper.flush();
    expect(saved).toEqual([["o", "k", { f0: "for the second" }]]);
  });
});
