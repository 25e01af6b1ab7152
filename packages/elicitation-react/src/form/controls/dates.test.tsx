import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { schemaOf, showForm } from "../../../test/form.js";

const at = (extra = {}) =>
  schemaOf({ at: { type: "string", format: "date-time", ...extra } }, ["at"]);
const newYork = { timeZone: "America/New_York" };
const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe("date and time", () => {
  it("shows the default in the zone, names it, and sends it byte for byte untouched [F-03][F-08]", async () => {
    const { send, expectContent } = showForm(at({ default: "2024-06-13T18:53:00Z" }), newYork);
    expect(control("at").value).toMatch(/^2024-06-13T14:53/);
    expect(control("at")).toHaveAccessibleDescription("Time zone: America/New_York (UTC-04:00)");
    await send();
    expectContent({ at: "2024-06-13T18:53:00Z" });
  });

  it("sends an offset and seconds once edited [F-03]", async () => {
    const { send, expectContent } = showForm(at({ default: "2024-06-13T18:53:00Z" }), newYork);
    fireEvent.change(control("at"), { target: { value: "2024-06-13T15:00" } });
    expect(control("at").value).toBe("2024-06-13T15:00");
    await send();
    expectContent({ at: "2024-06-13T15:00:00-04:00" });
  });

  it("sends the default again when the edit is undone [F-08]", async () => {
    const { send, expectContent } = showForm(at({ default: "2024-06-13T18:53:00Z" }), newYork);
    const before = control("at").value;
    fireEvent.change(control("at"), { target: { value: "2024-06-13T15:00" } });
    fireEvent.change(control("at"), { target: { value: before } });
    await send();
    expectContent({ at: "2024-06-13T18:53:00Z" });
  });

  it("follows the offset of the day, not of today [F-03]", async () => {
    const { send, expectContent } = showForm(at(), newYork);
    fireEvent.change(control("at"), { target: { value: "2024-01-13T15:00" } });
    expect(control("at")).toHaveAccessibleDescription(/UTC-05:00/);
    await send();
    expectContent({ at: "2024-01-13T15:00:00-05:00" });
  });

  it("does not send a time that the clocks jump over [F-03]", async () => {
    const { send, onRespond } = showForm(at(), newYork);
    fireEvent.change(control("at"), { target: { value: "2024-03-10T02:30" } });
    expect(screen.getByText(/clocks go forward/)).toBeVisible();
    await send();
    expect(control("at")).toHaveAttribute("aria-invalid", "true");
    expect(onRespond).not.toHaveBeenCalled();
  });

  it.each([
    [/The first/, "2024-11-03T01:30:00-04:00"],
    [/The second/, "2024-11-03T01:30:00-05:00"],
  ])("asks which hour is meant when the clocks go back: %s [F-03]", async (name, sent) => {
    const { user, send, expectContent } = showForm(at(), newYork);
    fireEvent.change(control("at"), { target: { value: "2024-11-03T01:30" } });
    await user.click(screen.getByRole("radio", { name }));
    await send();
    expectContent({ at: sent });
  });
});

describe("date", () => {
  it("is never shifted, and ignores a default that does not exist [F-03][F-08]", async () => {
    const { send, expectContent } = showForm(
      schemaOf({ d: { type: "string", format: "date", default: "2024-02-30" } }, ["d"]),
      { timeZone: "Pacific/Auckland" },
    );
    expect(control("d").value).toBe("");
    fireEvent.change(control("d"), { target: { value: "2024-03-01" } });
    await send();
    expectContent({ d: "2024-03-01" });
  });

  it("does not leave out a date that was begun [F-03][F-09]", async () => {
    const { send, onRespond } = showForm(schemaOf({ d: { type: "string", format: "date" } }));
    // What a browser reports for "02/30/2024" or for a month alone.
    Object.defineProperty(control("d"), "validity", { value: { badInput: true } });
    await send();
    expect(control("d")).toHaveAccessibleDescription(/complete date that exists/);
    expect(onRespond).not.toHaveBeenCalled();
  });
});
