import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import type { ElicitResult } from "../src/core.js";
import { ElicitationForm } from "../src/form/ElicitationForm.js";
import type { ElicitationFormProps } from "../src/form/types.js";
import { SettingsContext } from "../src/provider/settings.js";

type Properties = { [key: string]: unknown };

/** A requestedSchema of these properties. */
export const schemaOf = (properties: Properties, required: string[] = []) => ({
  type: "object",
  properties,
  required,
});

/** Checking is asynchronous, in promises only: the next task comes after all of it. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 0)));

/** Shows a form whose guard time is over, and gives what a person would use. */
export function showForm(
  requestedSchema: unknown,
  props: Partial<ElicitationFormProps> & { message?: string } = {},
) {
  const { message = "Please fill this in", ...rest } = props;
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const form = (more: Partial<ElicitationFormProps> = {}) => (
    <SettingsContext.Provider value={{ guardMs: 0 }}>
      <ElicitationForm
        request={{ message, requestedSchema }}
        onRespond={onRespond}
        {...rest}
        {...more}
      />
    </SettingsContext.Provider>
  );
  const view = render(form());
  const user = userEvent.setup();
  return {
    ...view,
    user,
    onRespond,
    /** Renders again, with other props. */
    again: (more: Partial<ElicitationFormProps> = {}) => view.rerender(form(more)),
    send: async () => {
      await user.click(screen.getByRole("button", { name: /^(Send|Accept)$/ }));
      await settle();
    },
    /** What has been sent, in the order in which its keys are. */
    sent: () => JSON.stringify(onRespond.mock.calls.map(([result]) => result)),
    expectContent(content: unknown) {
      expect(onRespond.mock.calls).toEqual([[{ action: "accept", content }]]);
    },
  };
}

export const group = (name: string) => {
  const element = screen.queryByRole("radiogroup", { name }) ?? screen.getByRole("group", { name });
  return within(element);
};
