import fc from "fast-check";
import { defaultAdvancedColor, recipeCounts } from "@tessera/engine";
import { expect, test } from "vitest";
import { resizeStepNames } from "./resize-step-names.ts";
import { stepNamePresets } from "./step-name-presets.ts";

const runs = { seed: 20_261_122, numRuns: 500 };
const { min, max } = recipeCounts.paletteSteps;

test("the names of a preset follow from the count alone, by whatever way it is reached", () => {
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

test("few steps go from end to end of the known numbers, and many stand between them", () => {
  const { stepNames } = defaultAdvancedColor;
  expect(resizeStepNames(stepNames, 3)).toEqual(["50", "500", "950"]);
  expect(resizeStepNames(stepNames, 5)).toEqual(["50", "300", "500", "800", "950"]);
  expect(resizeStepNames(stepNames, 12)).toEqual(stepNames.toSpliced(5, 0, "450"));
  for (let count = min; count <= 11; count++)
    expect(stepNames).toEqual(expect.arrayContaining([...resizeStepNames(stepNames, count)]));
});

test("own names stay, in their order and where they stood", () => {
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
  expect(resizeStepNames(["9", "8", "7"], 4)).toHaveLength(4);
});

test("any names give as many that are allowed, each once, and all own ones where there is room", () => {
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
