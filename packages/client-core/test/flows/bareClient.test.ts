// Calls that a host makes on the SDK client itself, and schemas that the SDK would cut.
import { describe, expect, it } from "vitest";
import {
  ask,
  complete,
  formRequest,
  inputRequired,
  legacyComplete,
} from "../../src/testing/index.js";
import { connect } from "../support/connect.js";
import { connectLegacy, form, keyOf } from "../support/legacy.js";
import { itemsOf, prompt, whenOperation, yes } from "../support/person.js";

const call = { name: "book", arguments: { city: "Oslo" } };

describe("calls on the bare Client", () => {
  const unusual = {
    type: "object",
    properties: {
      m: { type: "array", items: { enum: ["x", "y"] } },
      k: { type: "string", const: "z", pattern: "^z$" },
      o: { type: "string", oneOf: [{ const: "p" }, { const: "q" }] },
      i: { type: "integer", enum: [1, 2], multipleOf: 1, exclusiveMinimum: 0 },
    },
    required: ["m", "k"],
  };

  it.each([
    ["our own call", "elicitation"],
    ["the bare Client", "client"],
  ] as const)(
    "keep every keyword of the schema: %s (flow-sdk-strips-schema) [F-15]",
    async (_name, way) => {
      const world = await connect([
        inputRequired({ a: formRequest("q", unusual) }, "s"),
        complete(),
      ]);
      const { server, session } = world;
      const result = world[way].callTool(call);
      const operation = await prompt(session);
      const { params } = itemsOf(operation)[0]?.request ?? {};

      expect(params).toMatchObject({ mode: "form" });
      expect(
        "requestedSchema" in (params ?? {}) &&
          (params as { requestedSchema: unknown }).requestedSchema,
      ).toEqual(unusual);
      const content = { m: ["x"], k: "z", o: "p", i: 2 };
      session.respond(operation.id, "a", { action: "accept", content });
      await result;
      expect(server.requests[1]?.params).toMatchObject({
        inputResponses: { a: { action: "accept", content } },
        requestState: "s",
      });
    },
  );

  it("keep the schema of a 2025-11-25 server too (flow-sdk-strips-schema) [L-01]", async () => {
    const { server, session } = await connectLegacy([]);
    const answer = server.ask({ ...form, requestedSchema: unusual });
    const operation = await prompt(session);
    expect(itemsOf(operation)[0]?.request.params).toMatchObject({ requestedSchema: unusual });
    session.respond(operation.id, keyOf(operation), {
      action: "accept",
      content: { m: ["x"], k: "z" },
    });
    expect((await answer).result).toEqual({ action: "accept", content: { m: ["x"], k: "z" } });
  });

  it("declare what the interface can answer [M-13]", async () => {
    const { server, client } = await connect(() => complete(), { modes: { form: true } });
    await client.callTool(call);
    expect(server.requests[0]?.capabilities).toEqual({ elicitation: { form: {} } });
  });

  it("reach the interface of a 2025-11-25 server as well [L-01]", async () => {
    const { server, session, client } = await connectLegacy([[ask(form), legacyComplete()]]);
    const result = client.callTool(call);
    const operation = await prompt(session);
    session.respond(operation.id, keyOf(operation), yes);
    await result;
    expect(server.answers).toEqual([{ id: "server-1", result: yes }]);
    await whenOperation(session, operation.id, ({ status }) => status === "completed");
  });
});
