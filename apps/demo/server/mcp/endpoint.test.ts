import { type Client, isInputRequiredResult } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { connectTo, createTestEndpoint, testPage } from "./endpoint.testing.js";

const manual = { allowInputRequired: true } as const;
const call = { name: "book_table", arguments: { restaurant: "Da Nonna" } };
type Answers = { [key: string]: { action: string; content?: { [key: string]: unknown } } };
const details = { action: "accept", content: { name: "Ada", guests: 2, seating: "inside" } };
const time = { action: "accept", content: { time: "19:30" } };

/** Asks, answers the first round, and gives back the state of the second. */
async function secondRound(client: Client) {
  const first = await client.callTool(call, manual);
  if (!isInputRequiredResult(first)) throw new Error("The first round did not ask.");
  const second = await client.callTool(answered({ details }), manual);
  if (!isInputRequiredResult(second)) throw new Error("The second round did not ask.");
  return { first, second, state: second.requestState ?? "" };
}

function answered(inputResponses: Answers) {
  return { ...call, inputResponses };
}

function retry(requestState: string, inputResponses: Answers = { time }) {
  return { ...answered(inputResponses), requestState };
}

describe("the sample server's /mcp", () => {
  it("asks twice, carries the first answer in the sealed state, and books", async () => {
    const client = await connectTo(createTestEndpoint());
    const { first, second, state } = await secondRound(client);
    expect(Object.keys(first.inputRequests ?? {})).toEqual(["details"]);
    expect(Object.keys(second.inputRequests ?? {})).toEqual(["time"]);
    const result = await client.callTool(retry(state));
    expect(JSON.stringify(result.content)).toContain("Booked: Da Nonna, 19:30, 2 guests, inside.");
  });

  it("lets another instance with the same key take the retry", async () => {
    const { state } = await secondRound(await connectTo(createTestEndpoint()));
    const elsewhere = await connectTo(createTestEndpoint());
    const result = await elsewhere.callTool(retry(state));
    expect(JSON.stringify(result.content)).toContain("Booked: Da Nonna");
  });

  const refused = { code: -32602, message: expect.stringContaining("requestState") };

  it.each([
    ["changed", (state: string) => `${state.slice(0, -2)}AA`],
    ["cut", (state: string) => state.slice(0, 20)],
    ["empty", () => ""],
  ])("refuses a state that was %s", async (_name, tamper) => {
    const client = await connectTo(createTestEndpoint());
    const { state } = await secondRound(client);
    await expect(client.callTool(retry(tamper(state)))).rejects.toMatchObject(refused);
  });

  it("refuses the state of another user", async () => {
    const endpoint = createTestEndpoint();
    const { state } = await secondRound(await connectTo(endpoint, "alice"));
    const bob = await connectTo(endpoint, "bob");
    await expect(bob.callTool(retry(state))).rejects.toMatchObject(refused);
  });

  it("refuses the state of a call with other arguments", async () => {
    const client = await connectTo(createTestEndpoint());
    const { state } = await secondRound(client);
    const other = { ...retry(state), arguments: { restaurant: "Chez Nous" } };
    await expect(client.callTool(other)).rejects.toMatchObject(refused);
  });

  it("refuses a state that is too old", async () => {
    const client = await connectTo(createTestEndpoint({ ttlSeconds: -1 }));
    const { state } = await secondRound(client);
    await expect(client.callTool(retry(state))).rejects.toMatchObject(refused);
  });

  it("asks again instead of booking when an answer does not fit its question", async () => {
    const client = await connectTo(createTestEndpoint());
    const { state } = await secondRound(client);
    const odd = retry(state, { time: { action: "accept", content: { time: "03:00" } } });
    const again = await client.callTool(odd, manual);
    expect(isInputRequiredResult(again)).toBe(true);
  });

  it.each(["decline", "cancel"])("books nothing after %s", async (action) => {
    const client = await connectTo(createTestEndpoint());
    const result = await client.callTool(answered({ details: { action } }));
    expect(JSON.stringify(result.content)).toContain("No table was booked");
  });

  it("serves a 2025-11-25 client on the same address: its questions come as requests", async () => {
    const client = await connectTo(createTestEndpoint(), "alice", {
      versionNegotiation: { mode: "legacy" },
    });
    client.setRequestHandler("elicitation/create", ({ params }) => {
      const second = "requestedSchema" in params && "time" in params.requestedSchema.properties;
      const content: { [key: string]: string | number } = second
        ? { time: "19:30" }
        : { name: "Ada", guests: 2, seating: "bar" };
      return { action: "accept", content };
    });
    const result = await client.callTool(call);
    expect(JSON.stringify(result.content)).toContain("at the bar");
    await client.close();
  });

  it("asks a 2025-11-25 client on the stream of its call: there may be no other", async () => {
    const endpoint = createTestEndpoint();
    const client = await connectTo(
      {
        ...endpoint,
        fetch: async (request) =>
          request.method === "GET" ? new Response(null, { status: 405 }) : endpoint.fetch(request),
      },
      "alice",
      { versionNegotiation: { mode: "legacy" } },
    );
    client.setRequestHandler("elicitation/create", () => ({
      action: "accept",
      content: { name: "Ada" },
    }));
    const result = await client.callTool({ name: "legacy_question" });
    expect(JSON.stringify(result.content)).toContain("Hello Ada");
    await client.close();
  });

  it("answers only pages of its own origins, and only with a token", async () => {
    const endpoint = createTestEndpoint();
    const ask = (headers: Record<string, string>, method = "POST") =>
      endpoint.fetch(
        new Request("http://127.0.0.1:9/mcp", {
          method,
          headers: { host: "127.0.0.1:9", "content-type": "application/json", ...headers },
          ...(method === "POST" ? { body: "{}" } : {}),
        }),
      );
    expect((await ask({ origin: testPage }, "OPTIONS")).status).toBe(204);
    expect((await ask({ origin: "http://127.0.0.1:1" }, "OPTIONS")).status).toBe(403);
    const anonymous = await ask({ origin: testPage });
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get("access-control-allow-origin")).toBe(testPage);
    expect((await ask({ host: "evil.example" })).status).toBe(403);
  });
});
