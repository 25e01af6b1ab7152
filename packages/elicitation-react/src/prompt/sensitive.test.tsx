import { createElicitationSession } from "@askback/client-core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ElicitationProvider } from "../provider/ElicitationProvider.js";
import { ElicitationOutlet } from "./ElicitationOutlet.js";
import type { FormItemProps } from "./itemComponents.js";

const content = { city: "Oslo", kennwort: "hunter2", memo: "four words" };

/** A host's own form, which sends what the kit's would refuse. */
function Form({ onRespond }: FormItemProps) {
  return (
    <button type="button" onClick={() => onRespond({ action: "accept", content })}>
      Answer
    </button>
  );
}

describe("an answer with secrets", () => {
  it("leaves out of the receipt what the form model calls one, also where no key says so [A-06]", async () => {
    const session = createElicitationSession();
    render(
      <ElicitationProvider session={session}>
        <ElicitationOutlet presentation="inline" components={{ Form }} />
      </ElicitationProvider>,
    );
    const answer = session.ask(
      {
        message: "Where to?",
        requestedSchema: {
          type: "object",
          properties: {
            city: { type: "string" },
            kennwort: { type: "string" },
            memo: { type: "string", description: "Enter your password" },
          },
        },
      },
      { server: { id: "s" }, source: { kind: "unknown" } },
    );

    await userEvent.click(await screen.findByRole("button", { name: "Answer" }));

    await expect(answer).resolves.toEqual({ action: "accept", content });
    expect(session.getSnapshot().operations[0]?.receipts[0]?.answers).toEqual([
      { key: "city", value: "Oslo" },
      { key: "kennwort", redacted: true },
      { key: "memo", redacted: true },
    ]);
  });
});
