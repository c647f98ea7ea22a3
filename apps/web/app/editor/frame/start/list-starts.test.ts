import { createDesign, parseHexColor, presets } from "@tessera/engine";
import { expect, test } from "vitest";
import { listStarts, showStarts, startsAtOnce } from "./list-starts.ts";

const teal = parseHexColor("#0f7b6c")!;

test("every starting point has the color of the user, and what the user brings along is first", () => {
  const own = createDesign(teal);
  const starts = listStarts(teal, own);
  expect(starts.map(({ design }) => design.recipe.color.base)).toEqual(starts.map(() => teal));
  expect(starts[0]).toEqual({ preset: undefined, design: own });
  expect(starts).toHaveLength(presets.length + 1);
});

test("the turns show every preset, always six at once", () => {
  const starts = listStarts(teal, undefined);
  const turns = Array.from({ length: Math.ceil(starts.length / startsAtOnce) }, (_, turn) =>
    showStarts(starts, turn).map(({ preset }) => preset),
  );
  expect(turns.map((shown) => new Set(shown).size)).toEqual(turns.map(() => startsAtOnce));
  expect(new Set(turns.flat())).toEqual(new Set(presets.map(({ id }) => id)));
  expect(showStarts(starts, turns.length)).toEqual(showStarts(starts, 0));
});
