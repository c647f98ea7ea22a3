import fc from "fast-check";
import { statusNames } from "#checks/statuses.ts";
import type { HexColor } from "#color/hex-color.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import {
  darkEnds,
  defaultAdvancedColor,
  hueShifts,
  lightEnds,
  vividnesses,
  yellowBends,
  type AdvancedColor,
  type ByPalette,
} from "./advanced-color.ts";

/**
 * Generates advanced decisions for tests: any number of steps, any taste, extra palettes, pinned
 * bases and steps.
 */
export function arbitraryAdvancedColor(): fc.Arbitrary<AdvancedColor> {
  return fc.record({ stepNames, palettes }).chain(({ stepNames: names, palettes: extras }) =>
    fc.record({
      stepNames: fc.constant(names),
      palettes: fc.constant(extras),
      hasTints: fc.boolean(),
      taste,
      baseSteps: byPalette(extras, fc.constantFrom(...names)),
      pinnedSteps: byPalette(extras, pinsOf(names)),
    }),
  );
}

const hex = fc.nat(0xffffff).map((n) => `#${n.toString(16).padStart(6, "0")}` as HexColor);

/**
 * Words of role names that steps may have too: no palette has a role named only by one of these.
 */
const roleWords = ["action", "link", "focus", "muted", "on", "surface", "tint"] as const;

const stepNames: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.constant(defaultAdvancedColor.stepNames),
  fc
    .integer(recipeCounts.paletteSteps)
    .map((count) => Array.from({ length: count }, (_, i) => `${i + 1}`)),
  fc.uniqueArray(fc.constantFrom(...roleWords), {
    minLength: recipeCounts.paletteSteps.min,
    maxLength: roleWords.length,
  }),
);

const taste = fc.record({
  vividness: fc.constantFrom(...vividnesses),
  hueShift: fc.constantFrom(...hueShifts),
  yellows: fc.constantFrom(...yellowBends),
  lightEnd: fc.constantFrom(...lightEnds),
  darkEnd: fc.constantFrom(...darkEnds),
});

const palettes: fc.Arbitrary<AdvancedColor["palettes"]> = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom("brand", "accent", "sea-green", "x1", "constructor"),
      base: hex,
      hasRoles: fc.boolean(),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  )
  .map((all) => Object.fromEntries(all.map(({ name, ...palette }) => [name, palette])));

function byPalette<T>(
  extras: AdvancedColor["palettes"],
  item: fc.Arbitrary<T>,
): fc.Arbitrary<ByPalette<T>> {
  const names = ["primary", ...statusNames, ...Object.keys(extras)];
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), item), {
      maxLength: 3,
      selector: ([name]) => name,
    })
    .map((entries) => Object.fromEntries(entries));
}

function pinsOf(names: readonly string[]): fc.Arbitrary<Readonly<Record<string, HexColor>>> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), hex), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    })
    .map((entries) => Object.fromEntries(entries));
}
