import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { generateValidators } from "../../scripts/validators.mjs";

const shipped = readFileSync(new URL("./validators.generated.js", import.meta.url), "utf8");

describe("the compiled validators", () => {
  it("are what the script makes today: run `pnpm --filter @askback/client-core build` if not", () => {
    expect(shipped).toBe(generateValidators());
  });

  it("need no eval and load nothing [F-21]", () => {
    expect(shipped).not.toMatch(/\brequire\b|\bFunction\b|\beval\b|\bimport\b/u);
  });
});
