import { createElicitationSession } from "@askback/client-core";
import { createRemoteSession } from "@askback/client-core/remote";
import { createSessionHost } from "@askback/client-core/remote-server";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { ElicitationProvider } from "../provider/ElicitationProvider.js";
import { ElicitationOutlet } from "./ElicitationOutlet.js";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A session on a server, and a page of it with the kit's outlet. */
function open() {
  const session = createElicitationSession({ policy: { unattended: "wait" } });
  const host = createSessionHost(session, { grace: 0 });
  const openPage = () => {
    const remote = createRemoteSession({
      connect: ({ page, signal }) => host.frames({ page, signal }),
      post: (command) => host.receive(command),
    });
    const { unmount } = render(
      <ElicitationProvider session={remote} guardMs={0}>
        <ElicitationOutlet presentation="inline" />
      </ElicitationProvider>,
    );
    const close = () => {
      unmount();
      remote.close();
    };
    closing.push(close);
    return close;
  };
  const ask = () =>
    session.ask(
      {
        message: "Where to?",
        requestedSchema: {
          type: "object",
          properties: { city: { type: "string", title: "City" } },
          required: ["city"],
        },
      },
      { server: { id: "s", label: "Trips" }, source: { kind: "tool", name: "book" } },
    );
  return { session, openPage, ask };
}

describe("the outlet on a session far away", () => {
  it("declares that it is there, shows a form, sends the answer and shows the receipt", async () => {
    const { session, openPage, ask } = open();
    const close = openPage();
    await waitFor(() => expect(session.getSnapshot().modes).toEqual({ form: true, url: true }));
    const answer = ask();
    await userEvent.type(await screen.findByLabelText(/City/), "Oslo");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Oslo" } });
    await waitFor(() => expect(session.getSnapshot().operations[0]?.status).toBe("completed"));
    close();
    await waitFor(() => expect(session.getSnapshot().modes).toEqual({ form: false, url: false }));
  });

  it("goes on in the next page with what was typed in the one that is gone", async () => {
    const { session, openPage, ask } = open();
    const close = openPage();
    const answer = ask();
    await userEvent.type(await screen.findByLabelText(/City/), "Osl");
    await waitFor(
      () =>
        expect(session.getSnapshot().operations[0]?.round?.items.request?.drafts).toEqual({
          f0: "Osl",
        }),
      { timeout: 5_000 },
    );
    close();
    openPage();
    const field = await screen.findByLabelText(/City/);
    expect(field).toHaveProperty("value", "Osl");
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});
