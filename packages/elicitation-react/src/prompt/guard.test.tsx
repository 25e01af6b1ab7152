// The second click of a double click, on a control that came where the first one was.

import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { importInspector } from "../core.js";
import { ElicitationForm } from "../form/ElicitationForm.js";
import { UrlConsent } from "../url/UrlConsent.js";

const click = async (name: RegExp | string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};

/** As long after the last thing that appeared as a person needs to read it. */
const guardTime = { passes: () => vi.spyOn(performance, "now").mockReturnValue(nextHour()) };
let hours = 1;
const nextHour = () => 3_600_000 * hours++;

afterEach(() => {
  vi.restoreAllMocks();
});

it("opens a page once, and does not go on by itself [A-05] [U-03]", async () => {
  const openTab = vi.fn(() => "opened" as const);
  const onContinue = vi.fn();
  render(
    <UrlConsent
      request={{ mode: "url", message: "Sign in.", url: "https://ok.example.com/" }}
      loadInspector={importInspector}
      onContinue={onContinue}
      continueUrl="manual"
      openTab={openTab}
    />,
  );
  // The guard's time begins in an effect, which on a busy machine runs after the button is found.
  await waitFor(async () => {
    guardTime.passes();
    await click(/^Open/);
    expect(openTab).toHaveBeenCalledTimes(1);
  });
  await click("Continue");
  await click("Open again");
  expect(openTab).toHaveBeenCalledTimes(1);
  expect(onContinue).not.toHaveBeenCalled();

  guardTime.passes();
  await click("Continue");
  expect(onContinue).toHaveBeenCalledTimes(1);
});

it("does not send what looks like a credential [A-05] [F-18]", async () => {
  const onRespond = vi.fn();
  const requestedSchema = { type: "object", properties: { note: { type: "string" } } };
  render(
    <ElicitationForm request={{ message: "Anything?", requestedSchema }} onRespond={onRespond} />,
  );
  const pasted = ["gh", "p_", "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2"].join("");
  fireEvent.input(screen.getByLabelText("note"), { target: { value: pasted } });
  guardTime.passes();
  await click("Send");
  await click("Send anyway");
  expect(onRespond).not.toHaveBeenCalled();

  guardTime.passes();
  await click("Send anyway");
  expect(onRespond).toHaveBeenCalledTimes(1);
});
