import { expect, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { generate } from "../generate.ts";
import { testFormat } from "./format-guarantees.ts";
import { findFormat, formats } from "./registry.ts";

/** Everything at once holds what the others promise; its own test says what is its own. */
const single = formats.filter(({ id }) => id !== "zip");
for (const format of single) testFormat(format, `${format.id}/golden`);

it("offers every format under an id of its own", () => {
  expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
  for (const format of formats) expect(findFormat(format.id)).toBe(format);
  expect(findFormat("docx")).toBeUndefined();
});

it.each(["css", "scss", "less"])("leaves no comment in %s when asked", (id) => {
  const files = findFormat(id)?.print(generate(createRecipe()), { comments: false }) ?? [];
  expect(files.map(({ text }) => text).join("")).not.toMatch(/\/[/*]/);
});
