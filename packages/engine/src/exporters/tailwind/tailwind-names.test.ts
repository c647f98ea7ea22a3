import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { tokenName } from "#tokens/token-path.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { readTailwindName } from "../tailwind-4/read.ts";
import { printTailwindName } from "./tailwind-names.ts";

const runs = { seed: 20_260_412, numRuns: inject("form") === "long" ? 50_000 : 2000 };

const words = ["color", "font", "family", "size", "weight", "text", "line", "height", "leading"];
const others = ["spacing", "token", "tw", "default", "ease", "easing", "transition", "duration"];
const arbitraryName = fc
  .array(fc.constantFrom(...words, ...others, "z", "index", "m", "", "1"), { minLength: 1 })
  .map((parts) => parts.join("-"));

it("gives every name a variable that converts back to it", () => {
  fc.assert(
    fc.property(arbitraryName, (name) => {
      expect(readTailwindName(printTailwindName(name))).toBe(name);
    }),
    runs,
  );
});

it("gives two names different variables", () => {
  const names = [...createDesign().tokens.keys()].map(tokenName);
  expect(new Set(names.map(printTailwindName)).size).toBe(names.length);
});

it.each([
  ["color-primary-500", "color-primary-500"],
  ["font-family-body", "font-body"],
  ["font-size-heading-m", "text-heading-m"],
  ["font-weight-bold", "font-weight-bold"],
  ["line-height-base", "leading-base"],
  ["letter-spacing-s", "tracking-s"],
  ["duration-fast", "transition-duration-fast"],
  ["easing-enter", "ease-enter"],
  ["opacity-hover", "opacity-hover"],
  ["text-m", "token-text-m"],
  ["font-family-weight-x", "token-font-family-weight-x"],
  ["spacing", "token-spacing"],
  ["tw-shadow", "token-tw-shadow"],
  ["font-size-m--line-height", "token-font-size-m--line-height"],
])("names %s %s", (name, variable) => {
  expect(printTailwindName(name)).toBe(variable);
});
