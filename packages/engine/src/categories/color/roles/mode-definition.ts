import type { Rule, TokenDefinition } from "#tokens/token.ts";
import type { Swatch } from "./swatch.ts";

/** The color of one role in each scheme and contrast. */
type SwatchByMode = {
  readonly light: Swatch;
  readonly dark: Swatch;
  readonly lightHigh: Swatch;
  readonly darkHigh: Swatch;
};

/**
 * Returns the shortest definition with the four colors: no case repeats the value that applies
 * without it.
 */
export function definitionOf({ light, dark, lightHigh, darkHigh }: SwatchByMode): TokenDefinition {
  const cases: Rule["cases"][number][] = [];
  if (!isSame(dark, light)) cases.push({ when: { scheme: "dark" }, then: dark.definition });
  if (!isSame(lightHigh, light))
    cases.push({ when: { contrast: "high" }, then: lightHigh.definition });
  const withoutLast = isSame(lightHigh, light) ? dark : lightHigh;
  if (!isSame(darkHigh, withoutLast)) {
    cases.push({ when: { scheme: "dark", contrast: "high" }, then: darkHigh.definition });
  }
  return cases.length === 0
    ? light.definition
    : { type: "rule", otherwise: light.definition, cases };
}

/**
 * Returns whether two swatches are the same: one palette step, or one color outside the palettes.
 */
function isSame(one: Swatch, other: Swatch): boolean {
  const { definition: a } = one;
  const { definition: b } = other;
  return a.type === "alias"
    ? b.type === "alias" && a.to === b.to
    : b.type === "color" && a.hex === b.hex;
}
