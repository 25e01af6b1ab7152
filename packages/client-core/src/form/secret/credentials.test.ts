import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildContent, findCredentials } from "../index.js";
import { draftsOf, formOf, objectSchema } from "../test/fill.js";
import { ordinaryFields } from "../test/ordinaryFields.js";
import { ordinaryValues } from "../test/ordinaryValues.js";
import { credentialKind } from "./credentials.js";

// Put together at run time, so that no scanner takes the made-up values for leaked ones.
const join = (...parts: string[]) => parts.join("");
const letters = "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2dE3fG4hI5jK6lM7nO8pQ9";

describe("answers that look like credentials", () => {
  it.each([
    join("AKIA", "ABCDEFGH12345678"),
    join("gh", "p_", letters.slice(0, 36)),
    join("github_", "pat_", letters.slice(0, 40)),
    join("gl", "pat-", letters.slice(0, 20)),
    join("sk", "-", letters.slice(0, 48)),
    join("sk-", "proj-", letters.slice(0, 48)),
    join("sk-", "ant-", "api03-", letters.slice(0, 40)),
    join("sk", "_live_", letters.slice(0, 24)),
    join("xo", "xb-", "1234567890-", letters.slice(0, 20)),
    join("AI", "za", letters.slice(0, 35)),
    join("np", "m_", letters.slice(0, 36)),
    join("h", "f_", letters.slice(0, 34)),
    join("SG", ".", letters.slice(0, 22), ".", letters.slice(0, 43)),
    join("my key is gh", "p_", letters.slice(0, 36), ", thanks"),
  ])("by a known prefix %# [F-18]", (value) => {
    expect(credentialKind(value)).toBe("known-prefix");
  });

  it("by form: a token of three parts and a private key [F-18]", () => {
    const part = letters.slice(0, 40);
    expect(credentialKind(join("ey", "J", part, ".ey", "J", part, ".", part))).toBe("jwt");
    for (const kind of ["", "RSA ", "EC ", "OPENSSH ", "ENCRYPTED "]) {
      expect(credentialKind(`x\n-----BEGIN ${kind}PRIVATE KEY-----\nMIIE`)).toBe("private-key");
    }
    expect(credentialKind("-----BEGIN PUBLIC KEY-----")).toBeUndefined();
  });

  it.each([
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "4111111111111111",
    "5555555555554444",
    "378282246310005",
    "card 4242424242424242.",
  ])("by a card number that adds up: %s [F-18]", (value) => {
    expect(credentialKind(value)).toBe("card-number");
  });

  it.each([
    "4111 1111 1111 1112",
    "0000 0000 0000 0000",
    "4444444444444444",
    "1234567890123456",
    "41111111-1111-1111-8aaa-aaaaaaaaaaaa",
    "4111111111111111deadbeef",
    "4111-11111111-1111",
  ])("but not by any long number: %s [F-18]", (value) => {
    expect(credentialKind(value)).toBeUndefined();
  });

  it("names the field and leaves the server's own choices out [F-18]", () => {
    const card = "4111111111111111";
    const form = formOf(
      objectSchema({
        note: { type: "string" },
        list: { type: "array", items: { type: "string" } },
        number: { type: "integer" },
        choice: { enum: [card] },
        choices: { type: "array", items: { enum: [card] } },
        agreed: { type: "boolean" },
        absent: { type: "string" },
      }),
    );
    const built = buildContent(
      form,
      draftsOf(form, {
        note: "hello",
        list: ["a", card],
        number: card,
        choice: card,
        choices: [card],
      }),
    );
    expect(built.ok && findCredentials(form, built.content)).toEqual([
      { key: "list", name: "f1", kind: "card-number" },
      { key: "number", name: "f2", kind: "card-number" },
    ]);
  });
});

describe("ordinary answers", () => {
  it("are at least two hundred, apart from the names", () => {
    expect(ordinaryValues.length).toBeGreaterThan(200);
  });

  it.each([...ordinaryValues, ...ordinaryFields])("%j raises nothing [F-18]", (value) => {
    expect(credentialKind(value)).toBeUndefined();
  });

  it("with unique ids, hashes and times raise nothing [F-18]", () => {
    const hex = (length: number) =>
      fc.string({
        unit: fc.constantFrom(..."0123456789abcdef"),
        minLength: length,
        maxLength: length,
      });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uuid(),
          hex(40),
          hex(64),
          fc.emailAddress(),
          fc.webUrl(),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
        (value) => credentialKind(value) === undefined,
      ),
      { numRuns: 2_000 },
    );
  });

  it("of any shape and size are searched in bounded time [F-19]", () => {
    for (const unit of ["1 ", "1", "sk-a", "eyJa", "a.", "-----BEGIN ", "4111 "]) {
      const started = process.cpuUsage().user;
      credentialKind(unit.repeat(200_000));
      expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
    }
  });
});
