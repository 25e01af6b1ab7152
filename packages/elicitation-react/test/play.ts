// What play functions say often.
import { configure, expect, userEvent, waitFor, within } from "storybook/test";
import { staged } from "./Stage.js";

// A loaded machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

/** Portals are outside a story's canvas. */
export const page = within(document.body);

export const button = (name: string | RegExp) => page.findByRole("button", { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));

/** What a strip says, beside the chat. */
export const strip = (text: string | RegExp) =>
  page.findByText(text, { selector: '[data-askback="strip"] *' });

/** The answers that the newest request to the server carried. */
export const sentResponses = () => staged().server.requests.at(-1)?.params.inputResponses;

export async function expectSent(responses: unknown): Promise<void> {
  await waitFor(() => expect(sentResponses()).toEqual(responses));
}

export async function expectNoDialog(): Promise<void> {
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
}
