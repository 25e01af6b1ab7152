import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ElicitRequest, Receipt as ReceiptData } from "../core.js";
import { Receipt } from "./Receipt.js";

const meta: Meta<typeof Receipt> = { title: "Prompt/Receipt", component: Receipt };
export default meta;
type Story = StoryObj<typeof Receipt>;

const request: ElicitRequest = {
  method: "elicitation/create",
  params: {
    mode: "form",
    message: "Who is travelling?",
    requestedSchema: {
      type: "object",
      properties: {
        name: { type: "string", title: "Name" },
        class: {
          type: "string",
          title: "Class",
          oneOf: [
            { const: "e", title: "Economy" },
            { const: "b", title: "Business" },
          ],
        },
        bags: { type: "integer", title: "Bags" },
        meal: { type: "boolean", title: "Meal" },
        extras: {
          type: "array",
          title: "Extras",
          items: {
            anyOf: [
              { const: "w", title: "Wifi" },
              { const: "l", title: "Lounge" },
            ],
          },
        },
        passport: { type: "string", title: "Passport number" },
      },
    },
  },
};

const receipt: ReceiptData = {
  operationId: "o1",
  round: 1,
  key: "who",
  at: Date.UTC(2026, 10, 29, 18, 30),
  provenance: {
    server: {
      id: "acme",
      label: "Acme Flights",
      origin: "https://mcp.example.com",
      claimedName: "Best Flight Booker",
    },
    source: { kind: "tool", name: "book_flight", arguments: { to: "LIS" } },
  },
  request,
  action: "accept",
  answers: [
    { key: "passport", redacted: true },
    { key: "name", value: "Ana Sousa" },
    { key: "class", value: "b" },
    { key: "bags", value: 2 },
    { key: "meal", value: false },
    { key: "extras", value: ["w", "l"] },
  ],
};
const link: ElicitRequest = {
  method: "elicitation/create",
  params: { mode: "url", message: "Please pay", url: "https://pay.example.com/k7q2m9" },
};

export const Answered: Story = { args: { receipt } };

export const AnsweredOpen: Story = {
  name: "Answered, opened: sensitive values left out [A-06]",
  args: { receipt, defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Business")).toBeVisible();
    await expect(canvas.getByText("Wifi and Lounge")).toBeVisible();
    await expect(canvas.getByText("No")).toBeVisible();
    await expect(canvas.getByText("Passport number").nextSibling).toHaveTextContent(
      "Hidden because it is sensitive",
    );
  },
};

export const Declined: Story = {
  args: { receipt: { ...receipt, action: "decline", answers: [] }, defaultOpen: true },
};

export const Cancelled: Story = {
  args: { receipt: { ...receipt, action: "cancel", answers: [] } },
};

export const Opened: Story = {
  name: "Link opened: not clickable again [U-12]",
  args: { receipt: { ...receipt, request: link, answers: [] }, defaultOpen: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("https://pay.example.com/k7q2m9")).toBeVisible();
    await expect(canvasElement.querySelector("a")).toBeNull();
  },
};

export const Expired: Story = {
  args: { receipt: { ...receipt, action: "cancel", answers: [], reason: "expired" } },
};

/** Nobody answered: the request ended first. The question stays to be read. */
export const Stopped: Story = {
  args: { receipt: { ...receipt, action: "cancel", answers: [], reason: "stopped" } },
};

export const Withdrawn: Story = {
  name: "Withdrawn by the caller",
  args: { receipt: { ...receipt, action: "cancel", answers: [], reason: "withdrawn" } },
};

export const Failed: Story = {
  name: "Request failed before the answer",
  args: {
    receipt: { ...receipt, action: "cancel", answers: [], reason: "failed" },
    defaultOpen: true,
  },
};

export const Muted: Story = {
  args: { receipt: { ...receipt, action: "cancel", answers: [], reason: "muted" } },
};

export const Automatic: Story = {
  args: { receipt: { ...receipt, reason: "auto-accepted", answers: [] } },
};
