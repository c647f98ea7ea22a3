import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyWaitingChange, createFrameChange } from "./frame-changes.ts";

let frames = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  frames = new Map();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    last += 1;
    frames.set(last, run);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});

afterEach(() => {
  while (frames.size > 0) drawFrame();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function drawFrame() {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
}

/** Creates a control whose applied values are recorded. */
function recordControl(applied: unknown[] = []) {
  return { ...createFrameChange((value: unknown) => void applied.push(value)), applied };
}

test("applies a value at once when no change waits for its frame", () => {
  const { change, applied } = recordControl();
  change(1);
  expect(applied).toEqual([1]);
  drawFrame();
  change(2);
  expect(applied).toEqual([1, 2]);
});

test("applies the latest of several values in the next frame", () => {
  const { change, waiting, applied } = recordControl();
  for (const value of [1, 2, 3, 4]) change(value);
  expect(applied).toEqual([1]);
  expect(waiting()).toBe(4);
  drawFrame();
  expect(applied).toEqual([1, 4]);
  expect(waiting()).toBeUndefined();
});

test("applies at most one value a frame while values arrive in every frame", () => {
  const { change, applied } = recordControl();
  for (const value of [1, 2, 3]) change(value);
  drawFrame();
  for (const value of [4, 5, 6]) change(value);
  drawFrame();
  expect(applied).toEqual([1, 3, 6]);
});

test("applies a value at once again after a frame without one", () => {
  const { change, applied } = recordControl();
  for (const value of [1, 2]) change(value);
  drawFrame();
  drawFrame();
  change(3);
  expect(applied).toEqual([1, 2, 3]);
});

test("applies a waiting value before the change of another control", () => {
  const applied: unknown[] = [];
  const [hue, chroma] = [recordControl(applied), recordControl(applied)];
  hue.change("hue 1");
  hue.change("hue 2");
  chroma.change("chroma 1");
  expect(applied).toEqual(["hue 1", "hue 2"]);
  drawFrame();
  expect(applied).toEqual(["hue 1", "hue 2", "chroma 1"]);
});

test.each([
  { by: "its control", flush: "applyNow" },
  { by: "another edit", flush: "all" },
] as const)("applies a waiting value once when $by demands it", ({ flush }) => {
  const { change, applyNow, applied } = recordControl();
  change(1);
  change(2);
  if (flush === "all") applyWaitingChange();
  else applyNow();
  expect(applied).toEqual([1, 2]);
  drawFrame();
  expect(applied).toEqual([1, 2]);
});

test("leaves the value of another control waiting", () => {
  const applied: unknown[] = [];
  const [hue, chroma] = [recordControl(applied), recordControl(applied)];
  hue.change(1);
  hue.change(2);
  chroma.applyNow();
  expect(applied).toEqual([1]);
});

test("applies a waiting value without a frame in a hidden tab", () => {
  const { change, applied } = recordControl();
  change(1);
  change(2);
  vi.advanceTimersByTime(200);
  expect(applied).toEqual([1, 2]);
});
