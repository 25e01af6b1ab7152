// A server on the npm package fastmcp (2025-11-25 and earlier). The tools follow its documentation:
// `elicit` in a tool's context. STATELESS=true: each request by itself. PORT: where it listens.
import { randomUUID } from "node:crypto";
import { FastMCP, UserError } from "fastmcp";
import { z } from "zod";
import { addressOf } from "./connectSite.mjs";

const server = new FastMCP({ name: "files", version: "1.0.0" });

server.addTool({
  name: "delete-file",
  description: "Delete a file",
  parameters: z.object({ path: z.string() }),
  execute: async (args, { elicit }) => {
    const answer = await elicit({
      message: `Are you sure you want to delete ${args.path}?`,
      requestedSchema: {
        type: "object",
        properties: { confirmed: { type: "boolean" } },
        required: ["confirmed"],
      },
    });
    if (answer.action !== "accept" || !answer.content?.confirmed) {
      return `Deletion cancelled (${answer.action}).`;
    }
    return `Deleted ${args.path}`;
  },
});

server.addTool({
  name: "share-file",
  description: "Share a file: who, how long, with which rights",
  parameters: z.object({ path: z.string() }),
  execute: async (args, { elicit, reportProgress }) => {
    await reportProgress({ progress: 1, total: 3 });
    const who = await elicit({
      message: `Who may see ${args.path}?`,
      requestedSchema: {
        type: "object",
        properties: {
          email: { type: "string", format: "email", title: "E-mail" },
          rights: {
            type: "string",
            title: "Rights",
            enum: ["read", "write"],
            enumNames: ["May read", "May change"],
            default: "read",
          },
          days: { type: "integer", title: "Days", minimum: 1, maximum: 90, default: 7 },
        },
        required: ["email", "rights"],
      },
    });
    if (who.action !== "accept") return `Not shared (${who.action}).`;
    await reportProgress({ progress: 2, total: 3 });
    const note = await elicit({
      message: `A word for ${who.content?.email}?`,
      requestedSchema: {
        type: "object",
        properties: { note: { type: "string", title: "Note", maxLength: 200 } },
      },
    });
    return `Shared ${args.path}: ${JSON.stringify({ ...who.content, ...note.content })}`;
  },
});

server.addTool({
  name: "connect-drive",
  description: "Connect a drive",
  parameters: z.object({}),
  execute: async (_, { elicit }) => {
    const elicitationId = randomUUID();
    const answer = await elicit({
      mode: "url",
      message: "Sign in to your drive.",
      url: addressOf(elicitationId),
      elicitationId,
    });
    if (answer.action !== "accept") throw new UserError(`Not connected (${answer.action}).`);
    return "The page was opened.";
  },
});

await server.start({
  transportType: "httpStream",
  httpStream: {
    port: Number(process.env.PORT),
    host: "127.0.0.1",
    stateless: process.env.STATELESS === "true",
  },
});
