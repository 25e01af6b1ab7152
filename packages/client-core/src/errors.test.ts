import { expect, it } from "vitest";
import { ElicitationError } from "./errors.js";
import { toElicitationError } from "./mcp/errors.js";

it("has its code in its text, so that a page that shows the text shows what to look up", () => {
  const error = new ElicitationError("NO_INTERFACE", "Nobody is there.");
  expect(String(error)).toBe("ElicitationError [NO_INTERFACE]: Nobody is there.");
  expect(error.message).toBe("Nobody is there.");
});

it("says what to mount when the server needs what was not declared", () => {
  const refused = Object.assign(new Error("no elicitation"), { code: -32021 });
  expect(String(toElicitationError(refused, "tools/call", true))).toBe(
    "ElicitationError [MISSING_CAPABILITY]: tools/call needs a capability that was not declared: " +
      "no elicitation. Mount the outlet, or call session.attach, before the call is made.",
  );
});
