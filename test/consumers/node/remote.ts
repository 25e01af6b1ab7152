// The session on a server, and its page, over HTTP.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElicitationSession } from "@askback/client-core";
import { createFetchTransport, createRemoteSession } from "@askback/client-core/remote";
import { createSessionHost, serveHostNode } from "@askback/client-core/remote-server";
import { whenSnapshot } from "@askback/client-core/testing";

const session = createElicitationSession({ policy: { unattended: "wait" } });
const host = createSessionHost(session);
const server = createServer((request, response) => void serveHostNode(host, request, response));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/askback`;

const answer = session.ask(
  {
    message: "How many?",
    requestedSchema: { type: "object", properties: { copies: { type: "integer" } } },
  },
  { server: { id: "printer", origin: "https://printer.example" }, source: { kind: "unknown" } },
);
const page = createRemoteSession(createFetchTransport({ url }));
page.attach({ form: true });
const { operations } = await whenSnapshot(page, (snapshot) => snapshot.operations.length > 0);
const [operation] = operations;
assert(operation?.round);
assert.equal(operation.provenance.server.origin, "https://printer.example");
const [key = ""] = Object.keys(operation.round.items);
page.respond(operation.id, key, { action: "accept", content: { copies: 3 } });
assert.equal(JSON.stringify(await answer), '{"action":"accept","content":{"copies":3}}');

page.close();
host.close();
server.closeAllConnections();
await new Promise((resolve) => server.close(resolve));
