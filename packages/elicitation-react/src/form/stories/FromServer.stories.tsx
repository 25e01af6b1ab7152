import type { Meta } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { SettingsContext } from "../../provider/settings.js";
import { ElicitationForm } from "../ElicitationForm.js";
import { preloadForms } from "../reader.js";
import type { ElicitationFormProps } from "../types.js";
import { expectSent, type FormStory, formMeta, formStory, send } from "./formStory.js";

const meta: Meta<typeof ElicitationForm> = { title: "Form/From a server", ...formMeta };
export default meta;

const meals = ["Standard", "Vegetarian", "Vegan", "Kosher", "Halal", "Low salt", "Fruit", "None"];
const properties = {
  name: { type: "string", title: "Full name" },
  note: { type: "string", title: "Note", maxLength: 500, default: "By the window" },
  bags: { type: "integer", title: "Bags", default: 1 },
  meal: { type: "string", title: "Meal", enum: meals },
  seat: { type: "string", title: "Seat", enum: ["Window", "Aisle"] },
  news: { type: "boolean", title: "Send me offers", default: false },
  extras: { type: "array", title: "Extras", items: { enum: ["Lounge", "Wi-Fi"] } },
  date: { type: "string", format: "date", title: "Date" },
  names: { type: "array", title: "Passengers", items: { type: "string" } },
};

const withProps = (args: ElicitationFormProps) => (
  <SettingsContext.Provider value={{ guardMs: 0 }}>
    <ElicitationForm {...args} />
  </SettingsContext.Provider>
);

/** The page is there as HTML, and its code comes later: what was answered meanwhile counts [F-22]. */
export const AnsweredBeforeItsCode: FormStory = {
  ...formStory(properties, ["name", "meal"]),
  render: () => <main data-testid="page" />,
  async play({ canvasElement, canvas, args }) {
    await preloadForms();
    const page = canvas.getByTestId("page");
    page.innerHTML = renderToString(withProps(args));
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: "Full name" }), "Ada");
    await userEvent.selectOptions(form.getByLabelText(/^Meal/u), "Kosher");
    await userEvent.click(form.getByRole("radio", { name: "Aisle" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Send me offers" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Wi-Fi" }));
    await userEvent.type(form.getByRole("textbox", { name: /Passengers/u }), "Grace");

    const recovered: unknown[] = [];
    const onDraftsChange = fn();
    const root = hydrateRoot(page, withProps({ ...args, onDraftsChange }), {
      onRecoverableError: (error) => recovered.push(error),
    });
    await waitFor(() =>
      expect(form.getByRole("textbox", { name: "Note" })).toHaveValue("By the window"),
    );
    await expect(form.getByRole("textbox", { name: "Full name" })).toHaveValue("Ada");
    // Whoever keeps what is typed hears of it without another key.
    await waitFor(() =>
      expect(onDraftsChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ f0: "Ada", f3: "c3", f8: ["Grace"] }),
      ),
    );
    await send({ canvas });
    await waitFor(() =>
      expectSent(
        { canvas, args },
        {
          name: "Ada",
          note: "By the window",
          bags: 1,
          meal: "Kosher",
          seat: "Aisle",
          news: true,
          extras: ["Wi-Fi"],
          names: ["Grace"],
        },
      ),
    );
    await expect(recovered).toEqual([]);
    root.unmount();
  },
};
