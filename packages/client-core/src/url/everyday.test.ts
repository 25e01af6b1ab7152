import { describe, expect, it } from "vitest";
import { inspectUrl } from "./inspectUrl.js";
import { everydayAddresses } from "./testdata/everyday.js";

describe("ordinary addresses are not called attacks [U-05]", () => {
  it("knows more than two hundred of them", () => {
    expect(new Set(everydayAddresses).size).toBeGreaterThan(200);
  });

  it.each(everydayAddresses)("%s", (url) => {
    const loud = inspectUrl(url).findings.filter((finding) => finding.severity !== "notice");
    expect(loud).toEqual([]);
  });
});
