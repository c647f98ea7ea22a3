import type { Rule, TokenDefinition } from "#tokens/token.ts";
import type { Swatch } from "./swatch.ts";

/** The color of one role in each scheme and contrast. */
export type SwatchByMode = {
  readonly light: Swatch;
  readonly dark: Swatch;
  readonly lightHigh: Swatch;
  readonly darkHigh: Swatch;
};

/** The shortest definition that comes to the four colors: no case says again what holds without it. */
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

/** Whether two swatches say the same: one palette step, or one color that is none. */
function isSame(one: Swatch, other: Swatch): boolean {
  const { definition: a } = one;
  const { definition: b } = other;
  return a.type === "alias"
    ? b.type === "alias" && a.to === b.to
    : b.type === "color" && a.hex === b.hex;
}
