import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import {
  controlsLimits,
  findControlsWidth,
  limitControlsWidth,
  storeControlsWidth,
} from "./controls-width.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("any width is kept within the limits, in whole px", () => {
  fc.assert(
    fc.property(fc.double(), (widthPx) => {
      const limited = limitControlsWidth(widthPx);
      expect(Number.isInteger(limited)).toBe(true);
      expect(limited).toBeGreaterThanOrEqual(controlsLimits.min);
      expect(limited).toBeLessThanOrEqual(controlsLimits.max);
    }),
  );
});

test("remembers a width on this device, and the initial one without a trace", () => {
  expect(findControlsWidth()).toBe(controlsLimits.initial);
  storeControlsWidth(336);
  expect(findControlsWidth()).toBe(336);
  storeControlsWidth(controlsLimits.initial);
  expect(localStorage.getItem("personal:controls-width")).toBeNull();
});

test("an invalid stored width is the initial one", () => {
  localStorage.setItem("personal:controls-width", "wide");
  expect(findControlsWidth()).toBe(controlsLimits.initial);
});
