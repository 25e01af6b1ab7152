import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { FormReader } from "../core.js";

const real = await vi.importActual<typeof import("../core.js")>("../core.js");
const importReader = vi.fn<() => Promise<FormReader>>();

/** The setup has loaded everything: this is as on a page that was just opened. */
async function freshForm() {
  vi.resetModules();
  vi.doMock("../core.js", () => ({ ...real, importFormReader: importReader }));
  const { ElicitationForm } = await import("./ElicitationForm.js");
  return ElicitationForm;
}

const request = {
  message: "Who flies?",
  requestedSchema: { type: "object", properties: { name: { type: "string", title: "Name" } } },
} as const;

describe("a form whose reader is not there yet", () => {
  it("says so, can be declined meanwhile, and then asks [A-01]", async () => {
    const ElicitationForm = await freshForm();
    let arrive: (reader: FormReader) => void = () => {};
    importReader.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const onRespond = vi.fn();
    render(<ElicitationForm request={request} onRespond={onRespond} />);

    expect(screen.getByText("Loading…")).toBeVisible();
    expect(screen.getByText("Who flies?")).toBeVisible();
    expect(screen.getByRole("button", { name: "Decline" })).toBeEnabled();
    arrive(await real.importFormReader());

    expect(await screen.findByLabelText("Name")).toBeVisible();
    expect(screen.queryByText("Loading…")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });

  it("offers to try again when it could not be loaded [M-26]", async () => {
    const ElicitationForm = await freshForm();
    importReader.mockRejectedValueOnce(new Error("offline"));
    importReader.mockImplementationOnce(real.importFormReader);
    const onRespond = vi.fn();
    render(<ElicitationForm request={request} onRespond={onRespond} />);

    expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(screen.getByLabelText("Name")).toBeVisible());
    expect(onRespond).not.toHaveBeenCalled();
  });
});
