import { createElicitationSession } from "@askback/client-core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ElicitationProvider } from "../provider/ElicitationProvider.js";
import { ElicitationOutlet } from "./ElicitationOutlet.js";
import type { Presentation } from "./frameContext.js";

it("keeps what was typed when a dialog becomes a part of the chat, and back", async () => {
  const session = createElicitationSession();
  const page = (presentation: Presentation) => (
    <ElicitationProvider session={session}>
      <ElicitationOutlet presentation={presentation} />
    </ElicitationProvider>
  );
  const { rerender } = render(page("dialog"));
  const requestedSchema = { type: "object", properties: { city: { type: "string" } } };
  void session.ask(
    { message: "Where to?", requestedSchema },
    { server: { id: "s" }, source: { kind: "unknown" } },
  );
  const field = () => screen.findByRole("textbox", { name: /city/u });
  await userEvent.type(await field(), "Oslo");
  rerender(page("inline"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await field()).toHaveProperty("value", "Oslo");
  await userEvent.type(await field(), " S");
  rerender(page("dialog"));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(await field()).toHaveProperty("value", "Oslo S");
});
