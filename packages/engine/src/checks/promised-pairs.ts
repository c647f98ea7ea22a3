import { surfaceNames, type RoleName } from "#tokens/color-roles.ts";
import type { Contrast } from "#tokens/modes/mode.ts";
import { statusNames, type StatusName } from "./statuses.ts";

/** The meaning of a group of colors: the actions of an interface, or a status. */
export type Meaning = "action" | StatusName;

/** The decisions of a recipe that its roles and their promises depend on. */
export type RoleRules = {
  /** The names of the extra palettes with roles. */
  readonly paletteNames: readonly string[];
  /** A solid fill is the base color, or contrasts with every surface itself. */
  readonly solid: "brand" | "strict";
  /** Labels on solid fills have 4.5, or are bold with at least 14 pt and have 3. */
  readonly ink: "aa" | "bold";
};

/** Contrast by mode; a mode without one has no promise. */
type LeastContrast = Readonly<Partial<Record<Contrast, number>>>;

/**
 * A role that promises a minimum contrast, in every scheme, with each of its possible backgrounds.
 */
export type PromisedPair = {
  readonly foreground: RoleName;
  readonly backgrounds: readonly RoleName[];
  readonly leastContrast: LeastContrast;
};

/** Every meaning, actions first. */
export const meanings: readonly Meaning[] = ["action", ...statusNames];

/** WCAG 2.2, 1.4.6: the contrast for long texts, in both contrast modes. */
const reading = { default: 7, high: 7 };
/** WCAG 2.2, 1.4.3 and 1.4.6. */
const text = { default: 4.5, high: 7 };
/**
 * WCAG 2.2, 1.4.3 and 1.4.6 for large text, which is bold from 14 pt on; and 1.4.11 for controls,
 * with the contrast of text in high contrast.
 */
const large = { default: 3, high: 4.5 };

/**
 * Lists every contrast that a color system promises. A role that is in no row, such as `border`, is
 * decorative.
 *
 * WCAG 2.2, 1.4.11 (Non-text Contrast), requires 3 for what identifies a control; by its
 * understanding document a readable label identifies a button, which then needs no visible edge. So
 * a solid fill with the base color promises nothing on surfaces, except in high contrast; its border
 * promises 3.
 */
export function promisedPairsOf(rules: RoleRules): readonly PromisedPair[] {
  const { paletteNames, solid } = rules;
  const all = [...meanings, ...paletteNames];
  const subtles = all.map((each) => `${each}-subtle` as const);
  const tinted: readonly RoleName[] = ["surface-selected", ...subtles];
  return [
    pair("text", [...surfaceNames, ...tinted], reading),
    pair("text-muted", [...surfaceNames, ...(solid === "brand" ? tinted : [])], text),
    pair("text-placeholder", ["surface-1", "surface-2", "surface-3"], text),
    pair("link", surfaceNames, text),
    pair("border-control", surfaceNames, large),
    pair("focus", surfaceNames, large),
    pair("on-disabled", ["disabled"], large),
    ...all.flatMap((each) => pairsOfMeaning(each, rules)),
    ...[...statusNames, ...paletteNames].map((each) => pair(`${each}-text`, surfaceNames, text)),
    ...paletteNames.map((each) => pair(`${each}-border`, surfaceNames, large)),
  ];
}

function pairsOfMeaning(meaning: string, { solid, ink }: RoleRules): readonly PromisedPair[] {
  const fills = [`${meaning}-solid`, `${meaning}-solid-hover`, `${meaning}-solid-pressed`] as const;
  return [
    pair(fills[0], surfaceNames, solid === "brand" ? { high: large.high } : large),
    pair(`${meaning}-solid-border`, surfaceNames, large),
    pair(`on-${meaning}-solid`, fills, ink === "bold" ? large : text),
    pair(`on-${meaning}-subtle`, [`${meaning}-subtle`], text),
  ];
}

function pair(
  foreground: RoleName,
  backgrounds: readonly RoleName[],
  leastContrast: LeastContrast,
): PromisedPair {
  return { foreground, backgrounds, leastContrast };
}
