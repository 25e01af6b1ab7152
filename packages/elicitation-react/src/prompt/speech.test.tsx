import {
  complete,
  hold,
  inputRequired,
  networkFailure,
  type Script,
} from "@askback/client-core/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Stage, staged } from "../../test/Stage.js";
import { createScripted } from "../../test/scripted.js";
import { contact, oneRound, payment, seat, terms } from "../../test/scripts.js";
import { listen } from "../../test/speech.js";
import { UrlConsent } from "../url/UrlConsent.js";
import type { Presentation } from "./frameContext.js";
import type { UrlItemProps } from "./itemComponents.js";

const policy = { continueUrl: "manual", stateRoundDelay: 1, maxStateRoundDelay: 1 } as const;

function Url({ item: _, ...props }: UrlItemProps) {
  return <UrlConsent {...props} openTab={() => "opened"} />;
}

/** A chat in which the user is writing; the call is made when the screen reader listens. */
async function chat(presentation: Presentation, script: Script) {
  const user = userEvent.setup();
  render(
    <Stage
      presentation={presentation}
      start={() => createScripted(script, { policy })}
      run={() => undefined}
      components={{ Url }}
      lingerMs={0}
    />,
  );
  await user.click(screen.getByLabelText("Message"));
  const reader = await listen();
  void staged().call();
  return {
    ...reader,
    user,
    press: async (name: string | RegExp) => user.click(await screen.findByRole("button", { name })),
    choose: async (name: string) => user.click(await screen.findByRole("radio", { name })),
  };
}

/** Two questions, one answered wrongly at first, a server that takes its time. */
const gated: Script = [inputRequired({ seat, contact }, "s"), [hold("gate"), complete()]];

async function answerBoth({ heard, press, choose, user }: Awaited<ReturnType<typeof chat>>) {
  await press("Next");
  const said = await heard("Not sent: 1 answer needs");
  await choose("Aisle");
  await press("Next");
  said.push(...(await heard("Question 2 of 2, level 2")));
  await user.type(await screen.findByLabelText(/E-mail/), "ana@example.com");
  await press("Review answers");
  said.push(...(await heard("heading, Check your answers")));
  await press("Send 2 answers");
  said.push(...(await heard("Sending your answer")));
  staged().server.release("gate");
  said.push(...(await heard("has finished")));
  return said;
}

describe("A screen reader says once", () => {
  it("in a dialog: each question, the error, the review, waiting and the end [X-05]", async () => {
    const scene = await chat("dialog", gated);
    const said = await scene.heard("heading, Acme Flights asks you Question 1 of 2");
    said.push(...(await answerBoth(scene)));
    expect(said).toEqual([
      "dialog, Acme Flights asks you Question 1 of 2",
      "heading, Acme Flights asks you Question 1 of 2, level 2",
      "polite: Not sent: 1 answer needs your attention.",
      "heading, Acme Flights asks you Question 2 of 2, level 2",
      "heading, Check your answers to Acme Flights, level 2",
      "polite: Sending your answer to Acme Flights…",
      "polite: Acme Flights has finished.",
    ]);
  });

  it("in the chat: the same, and the first question without taking the focus [X-05] [A-05]", async () => {
    const scene = await chat("inline", gated);
    const said = await scene.everything("Acme Flights asks you. Question 1 of 2");
    expect(screen.getByLabelText("Message")).toHaveFocus();
    said.push(...(await answerBoth(scene)));
    expect(said).toEqual([
      "document",
      "polite: Acme Flights asks you. Question 1 of 2",
      "polite: Not sent: 1 answer needs your attention.",
      "heading, Acme Flights asks you Question 2 of 2, level 2",
      "heading, Check your answers to Acme Flights, level 2",
      "polite: Sending your answer to Acme Flights…",
      "polite: Acme Flights has finished.",
    ]);
  });

  it("with a wrong answer, the field it is about and what is wrong with it [X-01] [X-02]", async () => {
    const { everything, user, press } = await chat("dialog", oneRound({ contact }));
    await user.type(await screen.findByLabelText(/E-mail/), "ana");
    await everything("textbox, E-mail");
    await press("Send");
    // The field takes focus a frame after its error is there, so that it is read with it. Which of the
    // two a busy browser comes to first makes no difference to what is heard.
    const said = await everything("textbox, E-mail, ana, ", "polite: Not sent");
    expect(said.filter((phrase) => /^textbox|^polite/.test(phrase)).sort()).toEqual([
      "polite: Not sent: 1 answer needs your attention.",
      expect.stringMatching(/^textbox, E-mail, ana, .*e-mail address.*invalid/),
    ]);
  });

  it("with a link: the page was opened, the server still waits, the end [X-05] [U-09]", async () => {
    const asked = (state: string) => inputRequired({ payment }, state);
    const { heard, press } = await chat("dialog", [asked("1"), asked("2"), asked("3"), complete()]);
    const said = await heard("heading, Acme Flights asks you to open a page");
    await press(/Open in a new tab/);
    said.push(...(await heard("was opened")));
    await press("Continue");
    said.push(...(await heard("is still waiting")));
    await press("Continue");
    await press("Continue");
    said.push(...(await heard("has finished")));
    // That an answer is sent is said at each press of the button.
    expect(said.filter((phrase) => !phrase.includes("Sending"))).toEqual([
      "dialog, Acme Flights asks you to open a page",
      "heading, Acme Flights asks you to open a page, level 2",
      "polite: example.com was opened",
      "polite: Acme Flights is still waiting",
      "polite: Acme Flights has finished.",
    ]);
  });

  it("that a server works, however often it is asked again [X-05] [M-10]", async () => {
    const wait = inputRequired(undefined, "w");
    const first: Script = [inputRequired({ terms }, "1"), [hold("gate"), wait]];
    const { heard, press } = await chat("dialog", [...first, wait, wait, complete()]);
    const said = await heard("heading, Acme Flights asks you");
    await press("Accept");
    said.push(...(await heard("Sending your answer")));
    staged().server.release("gate");
    said.push(...(await heard("has finished")));
    expect(said).toEqual([
      "dialog, Acme Flights asks you",
      "heading, Acme Flights asks you, level 2",
      "polite: Sending your answer to Acme Flights…",
      "polite: Acme Flights is working on it…",
      "polite: Acme Flights has finished.",
    ]);
  });

  it("that sending failed, and after sending again the end [X-05] [M-20]", async () => {
    const script = [inputRequired({ terms }, "1"), networkFailure(), complete()];
    const { heard, press } = await chat("dialog", script);
    await press("Accept");
    const said = await heard("did not reach");
    await press("Send again");
    said.push(...(await heard("has finished")));
    const times = (text: string) => said.filter((phrase) => phrase.includes(text)).length;
    expect(times("Your answer did not reach Acme Flights")).toBe(1);
    expect(times("Acme Flights has finished.")).toBe(1);
  });

  it("that the user stopped the request [X-05]", async () => {
    const { heard } = await chat("dialog", oneRound({ terms }));
    const said = await heard("heading, Acme Flights asks you");
    staged().session.stop(staged().session.getSnapshot().operations[0]?.id ?? "");
    said.push(...(await heard("You stopped")));
    expect(said).toEqual([
      "dialog, Acme Flights asks you",
      "heading, Acme Flights asks you, level 2",
      "polite: You stopped the request to Acme Flights.",
    ]);
  });

  it("a further round as a new question [X-05]", async () => {
    const script: Script = [
      inputRequired({ terms }, "1"),
      inputRequired({ seat }, "2"),
      [hold("gate"), complete()],
    ];
    const { heard, press, choose } = await chat("dialog", script);
    const said = await heard("heading, Acme Flights asks you");
    await press("Accept");
    await choose("Aisle");
    said.push(...(await heard("heading, Acme Flights asks you")));
    await press("Send");
    said.push(...(await heard("Sending your answer")));
    staged().server.release("gate");
    said.push(...(await heard("has finished")));
    expect(said.filter((phrase) => phrase.startsWith("heading"))).toEqual([
      "heading, Acme Flights asks you, level 2",
      "heading, Acme Flights asks you, level 2",
    ]);
    expect(said.filter((phrase) => phrase.includes("has finished"))).toHaveLength(1);
  });
});
