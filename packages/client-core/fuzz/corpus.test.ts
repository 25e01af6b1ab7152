import { describe, expect, it } from "vitest";
import { readKept } from "./corpus.js";
import { readers } from "./readers.js";

describe.each(readers)("what fuzzing has found for the $name reader", (reader) => {
  it("is read as it must be: everything that ever reached something new [F-17, P-04, U-01]", async () => {
    const corpus = readKept("corpus", reader);
    expect(corpus.length).toBeGreaterThan(20);
    for (const input of [...reader.seeds, ...corpus]) {
      await expect(reader.check(input), JSON.stringify(input)).resolves.toBeInstanceOf(Array);
    }
  });

  it("fails no more where it once failed [F-17, P-04, U-01]", async () => {
    for (const input of readKept("crashers", reader)) {
      await expect(reader.check(input), JSON.stringify(input)).resolves.toBeInstanceOf(Array);
    }
  });
});
