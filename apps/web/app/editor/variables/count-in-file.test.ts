import { createRecipe, formats, generate } from "@tessera/engine";
import { expect, test } from "vitest";
import { countInFile } from "./count-in-file.ts";

const set = generate(createRecipe());

test.each(formats)("counts every token of a whole file in $name", (format) => {
  const counts = countInFile(format, format.print(set), set);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(set.tokens.size);
});

test("counts what stands in the file alone", () => {
  const [css] = formats;
  const counts = countInFile(css, ":root {\n  --radius-m: 4px;\n}\n", set);
  expect([...counts]).toEqual([["radius", 1]]);
});
