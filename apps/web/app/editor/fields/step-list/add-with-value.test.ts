import { createRecipe, parseRecipe, parseTokenValue, stepLists } from "@tessera/engine";
import { expect, test } from "vitest";
import { addWithValue } from "./add-with-value.ts";

const add = (key: string, ms: number) =>
  parseRecipe(stepLists["motion/durations"].add(createRecipe(), { key, ms }));

test("reports the problem of a name beside the problem of the value", () => {
  const value = parseTokenValue("duration", "soon");
  if (value.ok) throw new Error("This is not a duration");
  const codesOf = (key: string) => {
    const joined = addWithValue(value, 0, (ms) => add(key, ms));
    return joined.ok ? [] : joined.problems.map(({ path, code }) => `${path} ${code}`);
  };
  expect(codesOf("late")).toEqual(["value malformed"]);
  expect(codesOf("fast")).toEqual([expect.stringMatching(/key duplicate$/), "value malformed"]);
  expect(codesOf("Late!")).toEqual([expect.stringMatching(/key malformed$/), "value malformed"]);
  expect(codesOf("late-reduced")).toEqual([
    expect.stringMatching(/key name-reserved$/),
    "value malformed",
  ]);
});
