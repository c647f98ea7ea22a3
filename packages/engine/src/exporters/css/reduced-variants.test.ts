import { expect, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { designOf } from "#design/testing/design-of.ts";
import { printCss } from "./print.ts";

/** Prints the rule for reduced motion of CSS with some additional tokens. */
function reducedMotion(tokens: Readonly<Record<string, TokenDefinition>>): string {
  const customTokens = tokens as Recipe["customTokens"];
  const text = printCss(designOf({ ...createRecipe(), customTokens }));
  return text.slice(text.indexOf("@media (prefers-reduced-motion: reduce)"));
}

it("gives every duration and easing the value of its reduced variant", () => {
  const ms = (value: number): TokenDefinition => ({ type: "duration", ms: value });
  const text = reducedMotion({ "duration.page": ms(500), "duration.page-reduced": ms(1) });
  expect(text.match(/--[a-z-]+: var\(--[a-z-]+-reduced\);/g)).toHaveLength(7);
  expect(text).toContain("--duration-page: var(--duration-page-reduced);");
});

it("changes nothing except motion, whatever its name", () => {
  const length: TokenDefinition = { type: "dimension", value: 1, unit: "px" };
  expect(reducedMotion({ "spacing.m-reduced": length })).not.toContain("spacing");
});

it("prints no cycle for a variant that refers to its own token", () => {
  const text = reducedMotion({
    "duration.page": { type: "duration", ms: 500 },
    "duration.turn": { type: "alias", to: tokenPath("duration.page") },
    "duration.page-reduced": {
      type: "rule",
      otherwise: { type: "duration", ms: 0 },
      cases: [
        { when: { contrast: "high" }, then: { type: "alias", to: tokenPath("duration.turn") } },
      ],
    },
  });
  expect(text).not.toContain("duration-page");
});
