// Forms of one field that nothing but their message explains.
import { describe, expect, it } from "vitest";
import { parseRequestedSchema } from "../index.js";
import { objectSchema } from "../test/fill.js";

function reasonFor(message: string, key: string, title?: string) {
  const property = { type: "string", ...(title === undefined ? {} : { title }) };
  const parsed = parseRequestedSchema(objectSchema({ [key]: property }), { message });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.form.fields[0]?.secret;
}

const message = "Please enter your GitHub password";

describe("the message is the label where the field's own says nothing", () => {
  it.each([
    ..."value input answer response text result data content reply prompt field question".split(
      " ",
    ),
    "your_value",
    "the-answer",
    "my response",
    "userInput",
    "user_input",
    "enter__value",
    "please",
    "field1",
    "field12",
    "input_2",
    "a",
    "q1",
    "x12",
    "_",
    "--",
    "",
    "7",
    "12",
  ])("the key %j [F-18]", (key) => {
    expect(reasonFor(message, key)).toBe("message");
    expect(reasonFor("What is the project called?", key)).toBeUndefined();
  });

  it.each([
    "Value",
    "Your answer",
    "My answer:",
    "Type here:",
    "Type here ...",
    "Enter this",
    "Enter",
    "Answer?!",
    "It",
    "Please",
    "👇",
    "👇👇",
    "→ …",
    "A",
    "Ω",
  ])("the title %j [F-18]", (title) => {
    expect(reasonFor(message, "value", title)).toBe("message");
  });
});

describe("the message is not the label where the field names itself", () => {
  it.each([
    "project",
    "favourite_value",
    "value_of_house",
    "answers",
    "house1",
    "ab",
    "a1b",
    "1a",
    "value2x",
    "Ωμέγα",
  ])("%j [F-18]", (name) => {
    expect(reasonFor(message, name)).toBeUndefined();
    expect(reasonFor(message, name, "Value")).toBeUndefined();
    expect(reasonFor(message, "value", name)).toBeUndefined();
  });

  it("nor where several fields share it [F-18]", () => {
    const parsed = parseRequestedSchema(
      objectSchema({ value: { type: "string" }, answer: { type: "string" } }),
      { message },
    );
    expect(parsed.ok && parsed.form.fields.map(({ secret }) => secret)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
