import { surfaceNames, type RoleName } from "#tokens/color-roles.ts";
import type { Contrast } from "#tokens/modes/mode.ts";
import { statusNames, type StatusName } from "./statuses.ts";

/** The meaning of a group of colors: the actions of an interface, or a status. */
export type Meaning = "action" | StatusName;

/**
 * A role that promises a minimum contrast, in every scheme, with each of its possible backgrounds.
 */
export type PromisedPair = {
  readonly foreground: RoleName;
  readonly backgrounds: readonly RoleName[];
  readonly leastContrast: Readonly<Record<Contrast, number>>;
};

/** Every meaning, actions first. */
export const meanings: readonly Meaning[] = ["action", ...statusNames];

/** WCAG 2.2, 1.4.6: the contrast for long texts, in both contrast modes. */
const reading = { default: 7, high: 7 };
/** WCAG 2.2, 1.4.3 and 1.4.6. */
const text = { default: 4.5, high: 7 };
/** WCAG 2.2, 1.4.11; in high contrast the requirement of 1.4.3 for text. */
const control = { default: 3, high: 4.5 };

/** Every contrast that a color system promises. A role that is in no row, such as `border`, is decorative. */
export const promisedPairs: readonly PromisedPair[] = [
  pair("text", [...surfaceNames, ...meanings.map((each) => `${each}-subtle` as const)], reading),
  pair("text-muted", surfaceNames, text),
  pair("link", surfaceNames, text),
  pair("border-control", surfaceNames, control),
  pair("focus", surfaceNames, control),
  ...meanings.flatMap(pairsOfMeaning),
  ...statusNames.map((status) => pair(`${status}-text`, surfaceNames, text)),
];

/**
 * Lists the contrasts that the roles of extra palettes promise, besides those of every color
 * system.
 */
export function promisedPairsOf(paletteNames: readonly string[]): readonly PromisedPair[] {
  if (paletteNames.length === 0) return promisedPairs;
  const subtles = paletteNames.map((name) => `${name}-subtle` as const);
  return [
    ...promisedPairs,
    pair("text", subtles, reading),
    ...paletteNames.flatMap((name) => [
      ...pairsOfMeaning(name),
      pair(`${name}-text`, surfaceNames, text),
      pair(`${name}-border`, surfaceNames, control),
    ]),
  ];
}

function pairsOfMeaning(meaning: string): readonly PromisedPair[] {
  return [
    pair(`${meaning}-solid`, surfaceNames, control),
    pair(`on-${meaning}-solid`, [`${meaning}-solid`], text),
    pair(`on-${meaning}-subtle`, [`${meaning}-subtle`], text),
  ];
}

function pair(
  foreground: RoleName,
  backgrounds: readonly RoleName[],
  leastContrast: PromisedPair["leastContrast"],
): PromisedPair {
  return { foreground, backgrounds, leastContrast };
}
