import { inputRequired, type McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { StateCodec } from "../mcp/state.js";
import { text } from "./text.js";

const readState = z.object({ tries: z.int() });
const busyFor = 3;

/** Load shedding: a result with requestState only means "not now, come back with this". */
export function registerBusyReport(server: McpServer, state: StateCodec): void {
  server.registerTool(
    "busy_report",
    {
      title: "A report from a busy server",
      description: "Puts the caller off a few times before it answers. Asks nothing.",
      inputSchema: z.object({}),
    },
    async (_args, ctx) => {
      const before = readState.safeParse(ctx.mcpReq.requestState());
      const tries = before.success ? before.data.tries : 0;
      if (tries >= busyFor) return text(`The report is here, after ${tries} more tries.`);
      return inputRequired({ requestState: await state.mint({ tries: tries + 1 }, ctx) });
    },
  );
}
