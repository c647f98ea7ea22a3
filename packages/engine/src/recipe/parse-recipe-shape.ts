import type { Parsed } from "#tokens/problem.ts";
import {
  parseBreakpoints,
  parseColors,
  parseRadius,
  parseShadows,
  parseSpacing,
  parseTypography,
  parseUnits,
  parseZIndex,
} from "./parse-decisions.ts";
import { defaultMotion } from "./motion.ts";
import { below, parseFields } from "./parse-fields.ts";
import type { Place } from "./parse-fields.ts";
import { parseMotion } from "./parse-steps.ts";
import { parseCustomTokens, parseTokens } from "./parse-tokens.ts";
import type { Recipe } from "./recipe.ts";
import { recipeCounts } from "./recipe-limits.ts";
import { withDefaults } from "./with-defaults.ts";

type SectionParser<K extends keyof Recipe> = (
  input: unknown,
  place: Place,
) => Recipe[K] | undefined;

/** One parser a section of the recipe, in the order that they are written. */
const sections: { readonly [K in keyof Recipe]-?: SectionParser<K> } = {
  color: parseColors,
  typography: parseTypography,
  spacing: parseSpacing,
  radius: parseRadius,
  shadow: parseShadows,
  breakpoints: parseBreakpoints,
  zIndex: parseZIndex,
  motion: parseMotion,
  units: parseUnits,
  overrides: (input, place) => parseTokens(input, recipeCounts.overrides, place),
  customTokens: parseCustomTokens,
};

/**
 * A recipe from anything: every key known, every number within its limits, every text safe to print. Whether overrides
 * and aliases name tokens, and what they come to, is not seen from here; `parseRecipe` asks that too. In an input that
 * `isStored`, wide colors beyond Display P3 are brought inside, and names of fonts lose their brackets.
 */
export function parseRecipeShape(input: unknown, isStored = false): Parsed<Recipe> {
  const place: Place = { path: "", problems: [], isStored };
  const keys = Object.keys(sections) as readonly (keyof Recipe)[];
  const fields = parseFields(withDefaults(input, { motion: defaultMotion }), keys, place);
  const parsed = fields && keys.map((key) => [key, sections[key](fields[key], below(place, key))]);
  if (!parsed || place.problems.length > 0) return { ok: false, problems: place.problems };
  return { ok: true, value: Object.fromEntries(parsed) as Recipe };
}
