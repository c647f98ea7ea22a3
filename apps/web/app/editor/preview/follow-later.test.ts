import { createSignal } from "@tessera/ui/signal";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followLater } from "./follow-later.ts";

const frameMs = 16;
/** From the end of a frame to the first pictures: a fake timer without a delay takes 1 ms. */
const pauseMs = 1 + 40;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, frameMs));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => clearTimeout(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Seven pictures that follow one source, and how often each has followed. */
function createPictures() {
  const { subscribe, notify } = createSignal();
  const followed = Array.from({ length: 7 }, () => 0);
  const stops = followed.map((_count, index) =>
    followLater({ subscribe, getState: () => undefined }, () => void followed[index]!++),
  );
  return { edit: notify, followed, stop: () => stops.forEach((each) => each()) };
}

test("pictures follow three a frame when the edits pause", () => {
  const { edit, followed, stop } = createPictures();
  edit();
  vi.advanceTimersByTime(frameMs + pauseMs - 1);
  expect(followed).toEqual([0, 0, 0, 0, 0, 0, 0]);
  vi.advanceTimersByTime(1 + frameMs);
  expect(followed).toEqual([1, 1, 1, 0, 0, 0, 0]);
  vi.advanceTimersByTime(2 * frameMs);
  expect(followed).toEqual([1, 1, 1, 1, 1, 1, 1]);
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([1, 1, 1, 1, 1, 1, 1]);
  stop();
});

test("the pause begins after the frame that shows the edit", () => {
  const slowFrameMs = 100;
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, slowFrameMs));
  const { edit, followed, stop } = createPictures();
  edit();
  vi.advanceTimersByTime(slowFrameMs + pauseMs - 1);
  edit();
  vi.advanceTimersByTime(slowFrameMs + pauseMs - 1);
  expect(followed).toEqual([0, 0, 0, 0, 0, 0, 0]);
  vi.advanceTimersByTime(1 + slowFrameMs);
  expect(followed).toEqual([1, 1, 1, 0, 0, 0, 0]);
  stop();
});

test("an edit stops the pictures until the next pause", () => {
  const { edit, followed, stop } = createPictures();
  edit();
  vi.advanceTimersByTime(frameMs + pauseMs + frameMs);
  for (let moves = 0; moves < 20; moves += 1) {
    edit();
    vi.advanceTimersByTime(frameMs);
  }
  expect(followed).toEqual([1, 1, 1, 0, 0, 0, 0]);
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([2, 2, 2, 1, 1, 1, 1]);
  stop();
});

test("a picture that is removed does not follow", () => {
  const { edit, followed, stop } = createPictures();
  edit();
  stop();
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
