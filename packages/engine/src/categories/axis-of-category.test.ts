import { expect, it } from "vitest";
import { createDesign } from "#design/parse-recipe.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import type { Category } from "#tokens/top-groups.ts";
import { axisOfCategory, categories } from "./index.ts";

const design = createDesign();

function changesWith(category: Category, modes: Partial<Modes>): boolean {
  const [before, after] = [design.valuesIn(), design.valuesIn(modes)];
  return [...design.tokens.values()].some(
    ({ path, category: own }) => own === category && !isEqual(before.get(path), after.get(path)),
  );
}

it.each(Object.keys(categories) as Category[])("%s changes with its axis alone", (category) => {
  const axes = [
    changesWith(category, { scheme: "dark" }) && "scheme",
    changesWith(category, { density: "compact" }) && "density",
  ].filter(Boolean);
  expect(axes).toEqual([axisOfCategory(category)].filter(Boolean));
});
