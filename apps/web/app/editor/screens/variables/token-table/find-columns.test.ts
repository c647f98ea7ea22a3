import { createDesign, createRecipe, parseRecipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { findColumns, printInColumn } from "./find-columns.ts";

const design = createDesign();

function columnsOf(category: string, hasDarkMode = true) {
  const tokens = [...design.tokens.values()].filter((token) => token.category === category);
  return findColumns(design, tokens, hasDarkMode);
}

test("shows a column only if a token has another value there", () => {
  expect(columnsOf("color")).toEqual(["value", "dark", "contrast"]);
  expect(columnsOf("spacing")).toEqual(["value", "compact"]);
  expect(columnsOf("radius")).toEqual(["value"]);
});

test("leaves the dark column out on a plan without it", () => {
  expect(columnsOf("color", false)).toEqual(["value", "contrast"]);
});

test("prints nothing where a mode does not change the value", () => {
  const parsed = parseRecipe(createRecipe());
  if (!parsed.ok) throw new Error("The recipe is not valid.");
  const token = [...parsed.value.tokens.values()].find(({ path }) => path === "radius.m");
  if (!token) throw new Error("There is no radius m.");
  expect(printInColumn(parsed.value, token, "value")).not.toBe("");
  expect(printInColumn(parsed.value, token, "dark")).toBe("");
});
