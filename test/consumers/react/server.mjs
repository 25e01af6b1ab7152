// The host of the page: it asks at once, and says at /answer what it was answered.
import { createElicitationSession } from "@askback/client-core";
import { createSessionHost, serveHostNode } from "@askback/client-core/remote-server";
import { serve } from "./serve.mjs";

const session = createElicitationSession({ policy: { unattended: "wait" } });
const host = createSessionHost(session);
const answer = session.ask(
  {
    message: "How many copies?",
    requestedSchema: {
      type: "object",
      properties: { copies: { type: "integer", title: "Copies" } },
      required: ["copies"],
    },
  },
  { server: { id: "printer", origin: "https://printer.example" }, source: { kind: "unknown" } },
);
serve({
  "/askback": (request, response) => serveHostNode(host, request, response),
  "/answer": async (_request, response) => response.end(JSON.stringify(await answer)),
  "/": "dist",
});
