// A server on mcp-handler: its fetch handler, as a Next.js route would export it, under node:http.
// Schemas are zod, as its documentation has them. PORT: where it listens.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import {
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
} from "@modelcontextprotocol/server";
import { createMcpHandler } from "mcp-handler";
import { z } from "zod";
import { addressOf, isDone } from "./connectSite.mjs";

const state = createRequestStateCodec({ key: "a key for this run only, of 32 bytes" });
const text = (words) => ({ content: [{ type: "text", text: words }] });

const guest = z.object({
  name: z.string().min(2).max(60).describe("As on the passport"),
  email: z.email(),
  nights: z.int().min(1).max(14),
  arrival: z.iso.date(),
  room: z.enum(["single", "double", "suite"]).default("double"),
  breakfast: z.boolean().default(true),
  extras: z.array(z.enum(["parking", "crib", "late checkout"])).optional(),
  budget: z.number().min(0).optional(),
  loyaltyNumber: z.int().optional(),
});
const confirmation = z.object({ confirm: z.boolean().describe("Nothing is booked without it") });

const handler = createMcpHandler(
  (server) => {
    server.registerTool(
      "book_stay",
      {
        title: "Book a stay",
        description: "Books a room: details first, then a confirmation.",
        inputSchema: z.object({ hotel: z.string() }),
      },
      async ({ hotel }, ctx) => {
        const { inputResponses } = ctx.mcpReq;
        const before = ctx.mcpReq.requestState();
        const key = before === undefined ? "guest" : "confirmation";
        const answer = inputResponse(inputResponses, key);
        if (answer.kind === "elicit" && answer.action !== "accept") {
          return text(`${answer.action} at ${key}: nothing was booked.`);
        }
        if (before === undefined) {
          const details = acceptedContent(inputResponses, "guest", guest);
          if (details === undefined) {
            return inputRequired({
              inputRequests: {
                guest: inputRequired.elicit({
                  message: `Who will stay at ${hotel}?`,
                  requestedSchema: guest,
                }),
              },
            });
          }
          return inputRequired({
            inputRequests: {
              confirmation: inputRequired.elicit({
                message: `${details.nights} nights at ${hotel} for ${details.name}. Book it?`,
                requestedSchema: confirmation,
              }),
            },
            requestState: await state.mint({ details }, ctx),
          });
        }
        const { details } = before;
        const confirmed = acceptedContent(inputResponses, "confirmation", confirmation);
        if (confirmed?.confirm !== true) return text("Not confirmed: nothing was booked.");
        return text(`Booked ${hotel}: ${JSON.stringify(details)}`);
      },
    );

    server.registerTool(
      "connect_storage",
      {
        title: "Connect a storage account",
        description: "Sends the user to a page to connect an account.",
        inputSchema: z.object({}),
      },
      async (_, ctx) => {
        const before = ctx.mcpReq.requestState();
        const answer = inputResponse(ctx.mcpReq.inputResponses, "connect");
        if (answer.kind === "elicit" && answer.action !== "accept") {
          return text(`${answer.action}: no account was connected.`);
        }
        const ticket = before?.ticket ?? randomUUID();
        if (before !== undefined && (await isDone(ticket)))
          return text("The account is connected.");
        return inputRequired({
          inputRequests: {
            connect: inputRequired.elicitUrl({
              message: "Sign in to your storage account to go on.",
              url: addressOf(ticket),
            }),
          },
          requestState: await state.mint({ ticket }, ctx),
        });
      },
    );

    server.registerTool(
      "publish_post",
      {
        title: "Publish a post",
        description: "Asks two things at once.",
        inputSchema: z.object({}),
      },
      async (_, ctx) => {
        const { inputResponses } = ctx.mcpReq;
        const audience = z.object({ audience: z.enum(["everyone", "friends"]) });
        const views = ["audience", "confirmation"].map((key) => inputResponse(inputResponses, key));
        if (views.some(({ kind }) => kind === "missing")) {
          return inputRequired({
            inputRequests: {
              audience: inputRequired.elicit({
                message: "Who may read it?",
                requestedSchema: audience,
              }),
              confirmation: inputRequired.elicit({
                message: "Publish now?",
                requestedSchema: confirmation,
              }),
            },
          });
        }
        if (views.some(({ action }) => action !== "accept")) {
          return text(`Not published: ${views.map(({ action }) => action).join(", ")}.`);
        }
        const chosen = acceptedContent(inputResponses, "audience", audience);
        return text(`Published for ${chosen?.audience}.`);
      },
    );
  },
  {
    serverInfo: { name: "stays", version: "1.0.0" },
    requestState: { verify: (sealed, ctx) => state.verify(sealed, ctx) },
  },
);

createServer(toNodeHandler({ fetch: handler })).listen(Number(process.env.PORT), "127.0.0.1");
