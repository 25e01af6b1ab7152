// What a person does in a prompt, by Playwright. Runs in the workspace, not in the projects.

/**
 * Fills the one text field of a prompt and sends it. A prompt takes no accept in its first half second,
 * so the control is pressed until something shows that it was taken.
 * @param {import("playwright").Locator} prompt
 * @param {{ field: string, text: string, send: string }} words
 * @param {import("playwright").Locator} taken is there when the answer was taken, and not before
 */
export async function answer(prompt, { field, text, send }, taken) {
  await prompt.getByLabel(field, { exact: true }).fill(text);
  const control = prompt.getByRole("button", { name: send, exact: true });
  for (let isTaken = false; !isTaken; ) {
    if (await control.isVisible()) await control.click();
    isTaken = await taken.waitFor({ timeout: 700 }).then(
      () => true,
      () => false,
    );
  }
}
