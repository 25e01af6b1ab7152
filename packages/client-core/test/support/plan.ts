// Arbitrary servers and users, for the property tests.
import fc from "fast-check";
import {
  complete,
  formRequest,
  httpFailure,
  inputRequired,
  networkFailure,
  rpcError,
  type ScriptAction,
  silence,
  urlRequest,
} from "../../src/testing/index.js";

/** Keys as rude as JSON allows, and a few that meet. */
const key = fc.oneof(
  fc.constantFrom("a", "b", "k", "__proto__", "constructor", "", "2", "a.b"),
  fc.string({ maxLength: 4 }),
);

const requestState = fc.oneof(
  fc.constantFrom("", "s", "null", '{"a":1}', " \n", "é"),
  fc.string({ unit: "binary", maxLength: 8 }),
);

/** A half of a pair of surrogates is no text on any wire: JSON escapes it, servers cannot mean it. */
const wellFormed = (text: string): string => Buffer.from(text, "utf8").toString("utf8");

const entry = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("q", "again?").map((message) => formRequest(message)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("https://one.test/", "https://two.test/")
      .map((url) => urlRequest("go", url)),
  },
);

const round: fc.Arbitrary<ScriptAction> = fc
  .record({
    entries: fc.uniqueArray(fc.tuple(key.map(wellFormed), entry), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    }),
    state: fc.option(requestState.map(wellFormed), { nil: undefined }),
  })
  .map(({ entries, state }) => inputRequired(fromEntries(entries), state));

/** `Object.fromEntries`, which keeps `__proto__` as a key of its own. */
function fromEntries(entries: readonly [string, unknown][]): Record<string, unknown> {
  const record: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) record[name] = value;
  return record;
}

const step: fc.Arbitrary<ScriptAction> = fc.oneof(
  { weight: 16, arbitrary: round },
  {
    weight: 2,
    arbitrary: requestState.map((state) => inputRequired(undefined, wellFormed(state))),
  },
  { weight: 2, arbitrary: fc.constantFrom(503, 404, 400).map(httpFailure) },
  { weight: 1, arbitrary: fc.constant(networkFailure()) },
  { weight: 1, arbitrary: fc.constant(rpcError(-32603, "broken")) },
  { weight: 1, arbitrary: fc.constant(silence()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ScriptAction>(
      inputRequired(undefined),
      inputRequired({ a: formRequest("q"), r: { method: "roots/list" } }, "s"),
      inputRequired({ a: null }),
      { do: "result", result: { resultType: "later" } },
    ),
  },
  { weight: 2, arbitrary: fc.constant(complete()) },
);

/** What one call meets, leg by leg; once through, everything completes. */
export const servers = fc.array(fc.array(step, { minLength: 1, maxLength: 12, size: "max" }), {
  minLength: 1,
  maxLength: 3,
});

export interface UserAction {
  kind: keyof typeof kinds;
  /** Picks among what there is at that moment. */
  pick: number;
  action: "accept" | "decline" | "cancel";
  ms: number;
}

/** What a user, an interface or a host may do, and how often it does. */
const kinds = {
  respond: 40,
  respondAll: 30,
  send: 20,
  continueUrl: 20,
  revise: 6,
  wait: 20,
  userReturned: 6,
  release: 10,
  saveDrafts: 3,
  attach: 6,
  unmute: 6,
  dismiss: 2,
  detach: 1,
  mute: 1,
  stop: 1,
  abort: 1,
  interfaceError: 1,
};

const kind = fc.oneof(
  ...Object.entries(kinds).map(([name, weight]) => ({
    weight,
    arbitrary: fc.constant(name as keyof typeof kinds),
  })),
);

export const users: fc.Arbitrary<UserAction[]> = fc.array(
  fc.record({
    kind,
    pick: fc.nat({ max: 1_000 }),
    action: fc.constantFrom("accept", "accept", "decline", "cancel"),
    ms: fc.constantFrom(1, 250, 1_000, 10_000, 70_000),
  }),
  { minLength: 5, maxLength: 60, size: "max" },
);
