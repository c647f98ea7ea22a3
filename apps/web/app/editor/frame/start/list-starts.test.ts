import { createDesign, parseHexColor, presets } from "@tessera/engine";
import { expect, test } from "vitest";
import { listStarts, showStarts, startsAtOnce, withMix } from "./list-starts.ts";

const teal = parseHexColor("#0f7b6c")!;

test("every starting point has the color of the user, and what the user brings along is first", () => {
  const own = createDesign(teal);
  const starts = listStarts(teal, own);
  expect(starts.map(({ design }) => design.recipe.color.base)).toEqual(starts.map(() => teal));
  expect(starts[0]).toEqual({ origin: "own", design: own });
  expect(starts).toHaveLength(presets.length + 1);
});

test("the turns show every preset, always six at once", () => {
  const starts = listStarts(teal, undefined);
  const turns = Array.from({ length: Math.ceil(starts.length / startsAtOnce) }, (_, turn) =>
    showStarts(starts, turn).map(({ origin }) => origin),
  );
  expect(turns.map((shown) => new Set(shown).size)).toEqual(turns.map(() => startsAtOnce));
  expect(new Set(turns.flat())).toEqual(new Set(presets.map(({ id }) => id)));
  expect(showStarts(starts, turns.length)).toEqual(showStarts(starts, 0));
});

test("a shuffled design takes one place, and the other starting points stay", () => {
  const starts = showStarts(listStarts(teal, undefined), 1);
  const design = createDesign(teal);
  const mixed = withMix(starts, { place: 2, design });
  expect(mixed[2]).toEqual({ origin: "mix", design });
  expect(mixed.toSpliced(2, 1)).toEqual(starts.toSpliced(2, 1));
  expect(withMix(starts, undefined)).toEqual(starts);
});
