import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ElicitationForm } from "./ElicitationForm.js";

const meta: Meta<typeof ElicitationForm> = {
  title: "Form/Whole",
  component: ElicitationForm,
  args: {
    onRespond: fn(),
    provenance: {
      server: { id: "flights", label: "Acme Flights", origin: "https://mcp.acme-flights.example" },
      source: {
        kind: "tool",
        name: "book_flight",
        title: "Book a flight",
        arguments: { to: "LIS" },
      },
    },
    request: {
      message: "To book the 9:40 to Lisbon I need a few details.",
      requestedSchema: {
        type: "object",
        properties: {
          name: {
            type: "string",
            title: "Full name",
            description: "As in the passport.",
            minLength: 3,
            maxLength: 60,
          },
          email: { type: "string", format: "email", title: "E-mail" },
          site: { type: "string", format: "uri", title: "Website" },
          bags: { type: "integer", title: "Bags", minimum: 0, maximum: 3, default: 1 },
          weight: { type: "number", title: "Weight in kg" },
          seat: {
            type: "string",
            title: "Seat",
            oneOf: [
              { const: "w", title: "Window" },
              { const: "a", title: "Aisle" },
            ],
          },
          meal: {
            type: "string",
            title: "Meal",
            enum: [
              "Standard",
              "Vegetarian",
              "Vegan",
              "Kosher",
              "Halal",
              "Low salt",
              "Fruit",
              "None",
            ],
          },
          pet: { type: "boolean", title: "Travelling with a pet?" },
          news: { type: "boolean", title: "Send me offers", default: false },
          extras: {
            type: "array",
            title: "Extras",
            maxItems: 2,
            items: {
              anyOf: [
                { const: "x", title: "Lounge" },
                { const: "y", title: "Fast track" },
                { const: "z", title: "Wi-Fi" },
              ],
            },
          },
          date: { type: "string", format: "date", title: "Date" },
          at: {
            type: "string",
            format: "date-time",
            title: "Pick-up",
            default: "2024-06-13T18:53:00Z",
          },
          names: { type: "array", title: "Other passengers", items: { type: "string" } },
          note: { type: "string", title: "Note", maxLength: 500 },
          address: { type: "object", title: "Address" },
        },
        required: ["name", "email", "seat", "extras", "date"],
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ElicitationForm>;

export const Everything: Story = {};
