import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { ElicitationForm } from "../ElicitationForm.js";
import {
  expectNothingSent,
  expectSent,
  type FormStory,
  formMeta,
  formStory,
  send,
} from "./formStory.js";

const meta: Meta<typeof ElicitationForm> = { title: "Form/Hostile", ...formMeta };
export default meta;

export const Markup: FormStory = {
  ...formStory(
    {
      n: {
        type: "string",
        title: "<b>Name</b>",
        description: "see [docs](javascript:alert(1))",
        default: "<img src=x onerror=alert(1)>",
      },
    },
    [],
    { message: "Go to https://evil.test/ <script>alert(1)</script>" },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("<b>Name</b>")).toBeVisible();
    await expect(canvasElement.querySelectorAll("a, b, img, script")).toHaveLength(0);
  },
};

export const Bidi: FormStory = {
  ...formStory({
    n: {
      type: "string",
      title: "safe\u202edlrow\u202c name",
      description: "a\u200bb\u2066c\u2069",
    },
    c: { title: "File", enum: ["photo\u202egpj.exe", "report.pdf"] },
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/[\u202a-\u202e\u200b]/u);
  },
};

export const PrototypeKeys: FormStory = {
  args: {
    request: {
      message: "Three ordinary questions.",
      requestedSchema: JSON.parse(
        '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"},"hasOwnProperty":{"type":"string"}},"required":["__proto__","constructor"]}',
      ),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("__proto__"), "p");
    await userEvent.type(canvas.getByLabelText("constructor"), "c");
    await send({ canvas });
    await expectSent({ canvas, args }, JSON.parse('{"__proto__":"p","constructor":"c"}'));
  },
};

export const TwoHundredFields: FormStory = {
  ...formStory(
    Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [
        `key ${n}`,
        { type: n % 3 === 0 ? "integer" : "string", title: `Question ${n + 1}` },
      ]),
    ),
    ["key 0", "key 199"],
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Question 200"), "last");
    await send({ canvas });
    await waitFor(() => expect(canvas.getByLabelText("Question 1")).toHaveFocus());
    await userEvent.keyboard("1");
    await send({ canvas });
    await expectSent({ canvas, args }, { "key 0": 1, "key 199": "last" });
  },
};

export const PartlyMalformed: FormStory = {
  ...formStory(
    {
      a: "string",
      b: null,
      c: { type: "string" },
      d: {},
      e: { type: "object", properties: {} },
    },
    ["c"],
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("c"), "x{Enter}");
    await expectSent({ canvas, args }, { c: "x" });
  },
};

export const RequiredAndUnsupported: FormStory = {
  ...formStory(
    { amount: { anyOf: [{ type: "number" }, { type: "string" }] }, a: { type: "string" } },
    ["amount", "ghost"],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Send" })).toBeNull();
    await expect(canvas.getByText(/Sending is off/)).toHaveTextContent(/amount.*ghost/);
  },
};

export const NoForm: FormStory = {
  args: { request: { message: "Hello", requestedSchema: { type: "object", properties: 3 } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This question cannot be shown");
    await userEvent.click(canvas.getByRole("button", { name: "Decline" }));
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

export const TooManyOptions: FormStory = formStory({
  m: { type: "array", items: { enum: Array.from({ length: 6000 }, (_, n) => `o${n}`) } },
});

export const DuplicateLabels: FormStory = formStory({
  a: { type: "string", title: "Name" },
  b: { type: "string", title: "Name" },
});

/** A value that looks like a credential asks first. */
export const Credential: FormStory = {
  ...formStory({ note: { type: "string", title: "Note" } }),
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByLabelText("Note"),
      `${["gh", "p_"].join("")}${"aB3dE5fG7h".repeat(3)}123456`,
    );
    await send({ canvas });
    await waitFor(() => expect(canvas.getByRole("button", { name: /Go back/ })).toHaveFocus());
    await expectNothingSent({ canvas, args });
  },
};

export const Secret: FormStory = {
  ...formStory(
    {
      user: { type: "string", title: "User name" },
      pw: { type: "string", format: "password", writeOnly: true, title: "Password" },
    },
    ["pw"],
    { message: "Enter your account password" },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "This form asks for a secret" })).toBeVisible();
    await expect(canvas.getByLabelText("Password")).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Send" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Decline" })).toBeEnabled();
  },
};

export const SecretWarned: FormStory = formStory(
  { pw: { type: "string", format: "password", title: "Password", default: "hunter2" } },
  [],
  { secretPolicy: "warn" },
);
