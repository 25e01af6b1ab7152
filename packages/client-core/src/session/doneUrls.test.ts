import { expect, it } from "vitest";
import { DoneUrls } from "./doneUrls.js";

it("keeps what a server called done, whatever another server says [L-03]", () => {
  const done = new DoneUrls();
  done.add("quiet", "the page");
  for (let index = 0; index < 5_000; index += 1) done.add("talkative", `page ${index}`);
  expect(done.has("quiet", "the page")).toBe(true);
  expect(done.has("talkative", "the page")).toBe(false);
});

it("forgets the oldest of a server that calls thousands done, and keeps the latest", () => {
  const done = new DoneUrls();
  for (let index = 0; index < 5_000; index += 1) done.add("talkative", `page ${index}`);
  expect(done.has("talkative", "page 4999")).toBe(true);
  expect(done.has("talkative", "page 0")).toBe(false);
});
