import type { Meta } from "@storybook/react-vite";
import { Suspense, useSyncExternalStore } from "react";
import { expect, userEvent } from "storybook/test";
import {
  type ElicitationFormApi,
  type UseElicitationFormOptions,
  useElicitationForm,
} from "../../index.js";
import type { ElicitationForm } from "../ElicitationForm.js";
import { expectNothingSent, expectSent, type FormStory, formMeta, formStory } from "./formStory.js";

type Field = ElicitationFormApi["model"]["fields"][number];

function Line({ api, field }: { api: ElicitationFormApi; field: Field }) {
  const issue = useSyncExternalStore(
    (changed) => api.listenIssue(field.name, changed),
    () => api.getIssue(field.name),
  );
  const ids = api.ids(field);
  return (
    <p>
      <label htmlFor={ids.control}>{field.label}</label>{" "}
      <input
        {...api.bind(field)}
        id={ids.control}
        aria-invalid={issue !== undefined}
        aria-describedby={issue && ids.error}
      />{" "}
      {issue && <span id={ids.error}>Please check this answer.</span>}
    </p>
  );
}

function PlainForm(props: UseElicitationFormOptions) {
  const { api, problem } = useElicitationForm(props);
  if (problem) return <p>This question cannot be shown.</p>;
  return (
    <form
      id={api.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void api.submit();
      }}
    >
      {api.model.fields.map((field) => (
        <Line key={field.name} api={api} field={field} />
      ))}
      <button type="submit">Send</button>{" "}
      <button type="button" onClick={api.decline}>
        Decline
      </button>{" "}
      <button type="button" onClick={api.cancel}>
        Cancel
      </button>
    </form>
  );
}

const meta: Meta<typeof ElicitationForm> = {
  title: "Form/Headless",
  ...formMeta,
  render: ({ request, onRespond }) => (
    <main>
      <Suspense>
        <PlainForm request={request} onRespond={onRespond} />
      </Suspense>
    </main>
  ),
};
export default meta;

const properties = {
  name: { type: "string", title: "Name" },
  guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12 },
};

/** The hook without any look of the kit's: drafts, checks and the three answers. */
export const Plain: FormStory = formStory(properties, ["name"]);

/** What is sent is checked all the same. */
export const PlainChecked: FormStory = {
  ...formStory(properties, ["name"]),
  play: async (played) => {
    const { canvas } = played;
    await userEvent.type(await canvas.findByLabelText("Guests"), "20");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findAllByText("Please check this answer.")).toHaveLength(2);
    await expectNothingSent(played);
    await userEvent.type(canvas.getByLabelText("Name"), "Ada");
    await userEvent.clear(canvas.getByLabelText("Guests"));
    await userEvent.type(canvas.getByLabelText("Guests"), "4");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expectSent(played, { name: "Ada", guests: 4 });
  },
};
