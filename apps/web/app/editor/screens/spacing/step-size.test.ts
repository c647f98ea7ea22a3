import { createRecipe, parseRecipe, stepLists, type SpacingStep } from "@tessera/engine";
import { expect, test } from "vitest";
import { printSize } from "#editor/fields/print-size.ts";
import { nameEqualSize, parseSize } from "./step-size.ts";

test("parses a size in px and stores it in units of the scale", () => {
  expect(parseSize("12", 4)).toEqual({ ok: true, value: 3 });
  expect(parseSize(" 1,5 rem", 8)).toEqual({ ok: true, value: 3 });
  expect(printSize(3, 4)).toBe("12px");
  expect(printSize(10 / 3, 4)).toBe("13.3333px");
});

test("refuses an invalid size", () => {
  expect(parseSize("wide", 4)).toMatchObject({ ok: false, problems: [{ code: "malformed" }] });
  expect(parseSize("-4", 4)).toMatchObject({ ok: false, problems: [{ code: "out-of-range" }] });
});

const recipe = createRecipe();

function add(step: SpacingStep) {
  return nameEqualSize(
    parseRecipe(stepLists["spacing/steps"].add(recipe, step)),
    step,
    recipe.spacing,
  );
}

test("refuses a size that a step has already, with the name of that step", () => {
  const { unitPx } = recipe.spacing;
  expect(add({ key: "new", units: 24 / unitPx })).toMatchObject({
    problems: [{ code: "not-rising", values: { name: "24px", owner: "l" } }],
  });
});

test("accepts an unused size, and refuses an existing name as such", () => {
  const { unitPx } = recipe.spacing;
  expect(add({ key: "new", units: 23 / unitPx }).ok).toBe(true);
  expect(add({ key: "m", units: 24 / unitPx })).toMatchObject({
    problems: [{ code: "duplicate", values: { name: "m" } }],
  });
});
