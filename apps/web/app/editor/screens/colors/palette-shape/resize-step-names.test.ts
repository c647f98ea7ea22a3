import fc from "fast-check";
import { defaultAdvancedColor, recipeCounts } from "@tessera/engine";
import { expect, test } from "vitest";
import { resizeStepNames } from "./resize-step-names.ts";
import { stepNamePresets } from "./step-name-presets.ts";

const runs = { seed: 20_261_122, numRuns: 500 };
const { min, max } = recipeCounts.paletteSteps;

test("names of a preset depend on the count only", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...stepNamePresets),
      fc.array(fc.integer({ min, max })),
      ({ stepNames, nameSteps }, counts) => {
        const end = counts.reduce(resizeStepNames, stepNames);
        expect(end).toEqual(nameSteps(end.length));
        expect(isRising(end.map(Number))).toBe(true);
        expect(resizeStepNames(end, stepNames.length)).toEqual(stepNames);
      },
    ),
    runs,
  );
});

test("spreads few steps over the known numbers, and inserts many between them", () => {
  const { stepNames } = defaultAdvancedColor;
  expect(resizeStepNames(stepNames, 3)).toEqual(["50", "500", "950"]);
  expect(resizeStepNames(stepNames, 5)).toEqual(["50", "300", "500", "800", "950"]);
  expect(resizeStepNames(stepNames, 12)).toEqual(stepNames.toSpliced(5, 0, "450"));
  for (let count = min; count <= 11; count++)
    expect(stepNames).toEqual(expect.arrayContaining([...resizeStepNames(stepNames, count)]));
});

test("keeps custom names in their order and positions", () => {
  expect(resizeStepNames(["ink", "mid", "paper"], 5)).toEqual([
    "ink",
    "300",
    "mid",
    "800",
    "paper",
  ]);
  expect(resizeStepNames(["ink", "300", "mid", "800", "paper"], 3)).toEqual([
    "ink",
    "mid",
    "paper",
  ]);
  expect(resizeStepNames(["10", "20", "30"], 5)).toEqual(["10", "15", "20", "25", "30"]);
});

test("continues falling custom numbers", () => {
  const falling = defaultAdvancedColor.stepNames.toReversed();
  expect(resizeStepNames(falling, 12)).toEqual(falling.toSpliced(6, 0, "450"));
  expect(resizeStepNames(falling, 3)).toEqual(["950", "500", "50"]);
  expect(resizeStepNames(["30", "20", "10"], 5)).toEqual(["30", "25", "20", "15", "10"]);
  expect(resizeStepNames(["9", "8", "7"], 4)).toEqual(["10", "9", "8", "7"]);
});

test("continues custom numbers without gaps, and keeps all of them", () => {
  const digits = ["0", "1", "2", "3"];
  expect(resizeStepNames(digits, 8)).toEqual([...digits, "4", "5", "6", "7"]);
  expect(resizeStepNames(["10", "11", "30"], 5)).toEqual(["10", "11", "16", "21", "30"]);
  const greatest = ["999999999997", "999999999998", "999999999999"];
  expect(resizeStepNames(greatest, 4)).toEqual(["999999999996", ...greatest]);
});

test("continues rising or falling numbers at any count", () => {
  const nearPreset = fc
    .tuple(fc.constantFrom(...stepNamePresets[0].stepNames), fc.integer({ min: -1, max: 1 }))
    .map(([name, off]) => Number(name) + off);
  const numbers = fc.uniqueArray(fc.oneof(nearPreset, fc.nat(40), fc.nat(999_999_999_999)), {
    minLength: min,
    maxLength: max,
  });
  fc.assert(
    fc.property(numbers, fc.integer({ min, max }), fc.boolean(), (values, count, isFalling) => {
      const names = values.toSorted((a, b) => a - b).map(String);
      const after = resizeStepNames(isFalling ? names.toReversed() : names, count);
      expect(after).toHaveLength(count);
      for (const name of after) expect(name).toMatch(/^\d{1,12}$/);
      expect(isRising((isFalling ? after.toReversed() : after).map(Number))).toBe(true);
    }),
    runs,
  );
});

test("returns as many allowed, unique names for any names, with all custom ones if there is room", () => {
  const names = fc.uniqueArray(
    fc.oneof(
      fc.stringMatching(/^[a-z0-9]{1,12}$/),
      fc.constantFrom("50", "100", "500", "950", "5", "0", "999999999999"),
    ),
    { minLength: min, maxLength: max },
  );
  fc.assert(
    fc.property(names, fc.integer({ min, max }), (before, count) => {
      const after = resizeStepNames(before, count);
      expect(new Set(after).size).toBe(count);
      for (const name of after) expect(name).toMatch(/^[a-z0-9]{1,12}$/);
      const words = before.filter((name) => /[a-z]/.test(name));
      const kept = after.filter((name) => /[a-z]/.test(name));
      expect(words.filter((name) => kept.includes(name))).toEqual(kept);
      if (count >= before.length) expect(kept).toEqual(words);
    }),
    runs,
  );
});

function isRising(values: readonly number[]): boolean {
  return values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));
}
