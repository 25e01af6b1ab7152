import { describe, expect, it } from "vitest";
import { FakeClock } from "../session/fakeClock.testing.js";
import { LegTimer } from "./legTimer.js";

function start(timeout: number, total = Number.POSITIVE_INFINITY) {
  const clock = new FakeClock();
  let over = false;
  const timer = new LegTimer(clock, timeout, total, () => {
    over = true;
  });
  timer.start();
  return { clock, timer, isOver: () => over };
}

describe("LegTimer", () => {
  it("stands still while it is paused [M-19]", () => {
    const { clock, timer, isOver } = start(100);
    clock.pass(60);
    timer.pause();
    clock.pass(1_000);
    timer.start();
    clock.pass(39);
    expect(isOver()).toBe(false);
    clock.pass(1);
    expect(isOver()).toBe(true);
  });

  it("starts anew when it is reset, within the total that is left", () => {
    const { clock, timer, isOver } = start(100, 150);
    clock.pass(90);
    timer.reset();
    clock.pass(59);
    expect(isOver()).toBe(false);
    clock.pass(1);
    expect(isOver()).toBe(true);
    expect(start(100, 150).timer.pause()).toBe(150);
  });

  it("never runs out without a limit", () => {
    const { clock, timer } = start(Number.POSITIVE_INFINITY);
    expect(clock.running).toBe(0);
    timer.pause();
    timer.pause();
  });
});
