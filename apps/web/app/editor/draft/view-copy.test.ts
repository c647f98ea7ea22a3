import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutOfSightCopy, createViewCopy } from "./view-copy.ts";

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Creates a copy of a number, and records what its views show at each update. */
function copyNumber(updateMs = 0) {
  let now = 0;
  const copy = createViewCopy(() => now);
  const shown: number[] = [];
  copy.subscribe(() => {
    shown.push(copy.getState());
    vi.advanceTimersByTime(updateMs);
  });
  return { copy, shown, set: (next: number) => (now = next) };
}

function drawFrame() {
  vi.advanceTimersByTime(0);
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
}

test("shows the latest of several changes once, after the next frame", () => {
  const { copy, shown, set } = copyNumber();
  set(1);
  copy.updateLater();
  set(2);
  copy.updateLater();
  vi.advanceTimersByTime(0);
  expect(copy.getState()).toBe(0);
  drawFrame();
  expect(shown).toEqual([2]);
});

test("an update at once includes a change that waits, and the frame adds none", () => {
  const { copy, shown, set } = copyNumber();
  set(1);
  copy.updateLater();
  set(2);
  copy.update();
  drawFrame();
  expect(shown).toEqual([2]);
});

test("updates without a frame in a hidden tab", () => {
  const { copy, shown, set } = copyNumber();
  set(1);
  copy.updateLater();
  vi.runAllTimers();
  expect(shown).toEqual([1]);
});

test.each([
  { updateMs: 10, restMs: 80 },
  { updateMs: 1000, restMs: 300 },
])("rests $restMs ms after an update of $updateMs ms", ({ updateMs, restMs }) => {
  const { copy, shown, set } = copyNumber(updateMs);
  set(1);
  copy.updateLater();
  drawFrame();
  set(2);
  copy.updateLater();
  vi.advanceTimersByTime(restMs - 1);
  drawFrame();
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  drawFrame();
  expect(shown).toEqual([1, 2]);
});

test("a copy out of sight updates once, when changes pause, or at once", () => {
  let now = 0;
  const copy = createOutOfSightCopy(() => now);
  const shown: number[] = [];
  copy.subscribe(() => shown.push(copy.getState()));
  for (now = 1; now <= 10; now += 1) {
    copy.updateLater();
    vi.advanceTimersByTime(150);
  }
  expect(shown).toEqual([]);
  now = 10;
  vi.advanceTimersByTime(50);
  expect(shown).toEqual([10]);
  now = 11;
  copy.update();
  vi.runAllTimers();
  expect(shown).toEqual([10, 11]);
});
