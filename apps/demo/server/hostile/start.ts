import { toNodeHandler } from "@modelcontextprotocol/node";
import { type Listening, listen } from "../http/listen.js";
import { createHostileEndpoint } from "./endpoint.js";

/** The server that means harm, on an origin of its own. */
export function startHostile(port: number, pageOrigins: readonly string[]): Promise<Listening> {
  const serve = toNodeHandler(createHostileEndpoint(pageOrigins));
  return listen(port, (request, response) => void serve(request, response), { orFree: true });
}
