import { randomUUID } from "node:crypto";
import {
  type CallToolResult,
  type ElicitRequestURLParams,
  type McpServer,
  type ServerContext,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Tickets } from "../connect/tickets.js";
import { whenConnected } from "../connect/whenConnected.js";
import { principalOf } from "../identity/principal.js";
import type { DemoUser } from "../identity/tokens.js";
import { text } from "./text.js";

export interface LegacyParts {
  tickets: Tickets;
  connectUrl: (ticket: string) => string;
  onerror?: (error: Error) => void;
}

/** What a tool does when the page is needed. */
type Ask = (
  asked: ElicitRequestURLParams,
  user: DemoUser,
  ctx: ServerContext,
) => Promise<CallToolResult>;

/**
 * The two ways in which a server of 2025-11-25 sends someone to a page: the error -32042, after which
 * the call is made again, and a request of its own, during which the call stays open. After both it
 * says by a notification that the page is done, so that nobody has to press "continue".
 */
export function registerLegacyCalendar(server: McpServer, parts: LegacyParts): void {
  const { tickets, connectUrl, onerror } = parts;
  const { closed } = watchClose(server);

  /** Registers a tool that answers once the calendar is connected, and asks for the page until then. */
  function register(name: string, title: string, description: string, ask: Ask): void {
    const config = { title, description, inputSchema: z.object({}) };
    server.registerTool(name, config, async (_args, ctx) => {
      const { user } = principalOf(ctx.http?.authInfo);
      const known = await appointment(tickets, user);
      if (known) return known;
      if (!opensPages(server)) return cannot();
      return ask(await page(user), user, ctx);
    });
  }

  /** Asks for the page by this id; the client learns by the same when it is done. */
  async function page(user: DemoUser): Promise<ElicitRequestURLParams> {
    return {
      mode: "url",
      elicitationId: randomUUID(),
      message: "Connect your calendar on Harbour Calendar’s own page, then come back.",
      url: connectUrl(await tickets.create(user)),
    };
  }

  register(
    "legacy_calendar",
    "The calendar, the old way",
    "2025-11-25 only: refuses with -32042 until the calendar is connected.",
    async (asked, user) => {
      // Nothing of this call is left when the page is done: the notification goes over the stream
      // that the client keeps open for such (its GET).
      const tell = server.server.createElicitationCompletionNotifier(asked.elicitationId);
      whenConnected(tickets, user, { signal: closed })
        .then((connected) => (connected ? tell() : undefined))
        .catch((error: Error) => closed.aborted || onerror?.(error));
      throw new UrlElicitationRequiredError([asked]);
    },
  );

  register(
    "legacy_connect",
    "Connect the calendar, the old way",
    "2025-11-25 only: asks for the page while the call is open, and waits for it.",
    async (asked, user, ctx) => {
      // On the stream of this call, which is open; without this it would go out on the client's GET
      // stream, and be lost when there is none yet.
      const related = { relatedRequestId: ctx.mcpReq.id };
      const { action } = await ctx.mcpReq.elicitInput(asked, related);
      if (action !== "accept") return text("The calendar stays unconnected, the old way.");
      const signal = AbortSignal.any([closed, ctx.mcpReq.signal]);
      const connected = await whenConnected(tickets, user, { signal });
      if (!connected) return text("Nobody connected the calendar in time.");
      // This call is still open, so the notification goes out on its stream.
      await ctx.mcpReq.notify({
        method: "notifications/elicitation/complete",
        params: { elicitationId: asked.elicitationId },
      });
      return (await appointment(tickets, user)) ?? text("It was disconnected again.");
    },
  );
}

async function appointment(tickets: Tickets, user: DemoUser): Promise<CallToolResult | undefined> {
  const connection = await tickets.connection(user);
  return connection && text(`Connected as ${connection.account}, the old way.`);
}

function opensPages({ server }: McpServer): boolean {
  return server.getClientCapabilities()?.elicitation?.url !== undefined;
}

function cannot(): CallToolResult {
  return {
    ...text("The calendar has to be connected on a page, and this client opens none."),
    isError: true,
  };
}

/** Aborted when the session ends: nobody is there to be told. */
function watchClose({ server }: McpServer): { closed: AbortSignal } {
  const controller = new AbortController();
  const { onclose } = server;
  server.onclose = () => {
    onclose?.();
    controller.abort();
  };
  return { closed: controller.signal };
}
