import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRestingValue } from "./resting-value.ts";

const restMs = 100;

describe("createRestingValue", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function createShown() {
    const shown: number[] = [];
    return { shown, value: createRestingValue<number>((value) => shown.push(value), restMs) };
  }

  it("shows the first value at once", () => {
    const { shown, value } = createShown();
    value.follow(1);
    expect(shown).toEqual([1]);
  });

  it("shows the last of the values that come during a rest when it ends", () => {
    const { shown, value } = createShown();
    for (const each of [1, 2, 3]) value.follow(each);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(restMs);
    expect(shown).toEqual([1, 3]);
  });

  it("rests after each value, so that it shows one in each rest", () => {
    const { shown, value } = createShown();
    for (let ms = 0; ms < 10 * restMs; ms += 16) {
      value.follow(ms);
      vi.advanceTimersByTime(16);
    }
    expect(shown.length).toBeLessThanOrEqual(11);
    vi.advanceTimersByTime(restMs);
    expect(shown.at(-1)).toBe(992);
  });

  it("shows the last value after a rest only when the browser is idle", () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
    const { shown, value } = createShown();
    value.follow(1);
    value.follow(2);
    vi.advanceTimersByTime(10 * restMs);
    value.follow(3);
    expect(shown).toEqual([1]);
    idle[0]?.();
    expect(shown).toEqual([1, 3]);
  });

  it("shows a value at once during a rest, and drops the one that waited", () => {
    const { shown, value } = createShown();
    value.follow(1);
    value.follow(2);
    value.showNow(3);
    vi.advanceTimersByTime(10 * restMs);
    expect(shown).toEqual([1, 3]);
  });

  it("shows the value that waits, and the next one, at once when the rest ends early", () => {
    const { shown, value } = createShown();
    value.follow(1);
    value.follow(2);
    value.endRest();
    value.follow(3);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(10 * restMs);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows nothing after it stops", () => {
    const { shown, value } = createShown();
    value.follow(1);
    value.follow(2);
    value.stop();
    vi.advanceTimersByTime(10 * restMs);
    expect(shown).toEqual([1]);
  });
});
