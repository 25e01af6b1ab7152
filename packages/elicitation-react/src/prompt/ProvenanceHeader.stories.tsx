import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ProvenanceHeader } from "./ProvenanceHeader.js";

const meta: Meta<typeof ProvenanceHeader> = {
  title: "Prompt/Provenance",
  component: ProvenanceHeader,
};
export default meta;
type Story = StoryObj<typeof ProvenanceHeader>;

const server = {
  id: "acme",
  label: "Acme Flights",
  origin: "https://mcp.example.com",
  claimedName: "Best Flight Booker",
};
const tool = {
  kind: "tool",
  name: "book_flight",
  title: "Book a flight",
  arguments: { from: "ZRH", to: "LIS", passengers: 2, options: { seat: "window" } },
} as const;

export const LabelFirst: Story = {
  name: "The host’s label first, the claim marked [P-01]",
  args: { provenance: { server, source: tool } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Acme Flights")).toBeVisible();
    await expect(canvas.getByText(/calls itself/)).toHaveTextContent(/Best Flight Booker/);
    const text = canvasElement.textContent ?? "";
    await expect(text.indexOf("Acme Flights")).toBeLessThan(text.indexOf("Best Flight Booker"));
  },
};

export const OriginFirst: Story = {
  name: "No label: the origin first [P-01]",
  args: {
    provenance: {
      server: { id: "x", origin: "https://mcp.example.com", claimedName: "Your Bank" },
      source: { kind: "unknown" },
    },
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.textContent ?? "";
    await expect(text.startsWith("https://mcp.example.com")).toBe(true);
  },
};

export const Unnamed: Story = {
  name: "Neither label nor origin",
  args: {
    provenance: { server: { id: "x", claimedName: "Your Bank" }, source: { kind: "unknown" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A server without a name")).toBeVisible();
  },
};

export const ToolWithArguments: Story = {
  name: "Tool with arguments [P-02]",
  args: { provenance: { server, source: tool } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/To run the tool/)).toHaveTextContent(/book_flight/);
    await userEvent.click(canvas.getByText("4 details"));
    await expect(canvas.getByText("passengers")).toBeVisible();
  },
};

export const LongArguments: Story = {
  name: "Long and many arguments [P-02]",
  args: {
    provenance: {
      server,
      source: {
        ...tool,
        arguments: {
          body: `Dear crew,\n${"we are two adults and a child. ".repeat(30)}`,
          ...Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`option_${n}`, n])),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("71 details"));
    await expect(canvas.getByText("and 21 more")).toBeVisible();
    await userEvent.click(canvas.getByText("Show all"));
    await expect(canvas.getAllByText(/a child\.$/)[0]).toBeVisible();
  },
};

export const Prompt: Story = {
  args: { provenance: { server, source: { kind: "prompt", name: "trip_plan" } } },
};

export const Resource: Story = {
  args: {
    provenance: { server, source: { kind: "resource", uri: "file:///trips/2026/lisbon.md" } },
  },
};

/** Text that would pretend, reorder or hide: it stays text. */
export const Hostile: Story = {
  name: "Hostile names [P-03] [P-04]",
  args: {
    provenance: {
      server: {
        id: "x",
        origin: "https://mcp.example.net",
        claimedName: "\u202eknaB ruoY\u202c</p><b>Verified</b>\nby your browser",
      },
      source: {
        kind: "tool",
        name: "pay\u200b_now",
        arguments: { "<script>": "javascript:alert(1)", "\u202egnp.exe": "[link](https://x.test)" },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/[\u202a-\u202e\u200b]/u);
    await expect(canvasElement.querySelector("b, script, a")).toBeNull();
  },
};

export const RightToLeftClaim: Story = {
  name: "Right-to-left names [X-06]",
  args: {
    provenance: {
      server: { ...server, label: "طيران أكمي", claimedName: "حجز الرحلات" },
      source: { ...tool, title: "حجز رحلة" },
    },
  },
};

/** A picture that the host itself vouches for; a server's own is never loaded [P-06]. */
export const Icon: Story = {
  args: {
    provenance: {
      server: {
        ...server,
        iconUrl:
          "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%232f4fd0'/%3E%3Cpath d='m6 20 20-8-8 14-3-5z' fill='white'/%3E%3C/svg%3E",
      },
      source: tool,
    },
  },
};
