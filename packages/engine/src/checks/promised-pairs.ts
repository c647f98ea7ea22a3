import { surfaceNames, type RoleName } from "#tokens/color-roles.ts";
import {
  findPairTarget,
  leastContrastOf,
  type ContrastLevels,
  type ContrastTargets,
  type LeastContrast,
} from "./contrast-target.ts";
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
  /** The contrasts that the user requests. */
  readonly targets: ContrastTargets;
};

/** A possible background of a role, with the minimum contrast on it. */
type PromisedBackground = {
  readonly role: RoleName;
  readonly leastContrast: LeastContrast;
};

/**
 * A role that promises a minimum contrast, in every scheme, with each of its possible backgrounds.
 */
export type PromisedPair = {
  readonly foreground: RoleName;
  readonly backgrounds: readonly PromisedBackground[];
};

/** Every meaning, actions first. */
export const meanings: readonly Meaning[] = ["action", ...statusNames];

/** The levels of a use of a color, and whether it is text. */
type Use = ContrastLevels & { readonly isText: boolean };

/** WCAG 2.2, 1.4.6: the contrast for long texts, at both levels. */
const reading: Use = { aa: 7, aaa: 7, isText: true };
/** WCAG 2.2, 1.4.3 and 1.4.6. */
const text: Use = { aa: 4.5, aaa: 7, isText: true };
/** WCAG 2.2, 1.4.3 and 1.4.6 for large text, which is bold from 14 pt on. */
const largeText: Use = { aa: 3, aaa: 4.5, isText: true };
/**
 * WCAG 2.2, 1.4.11 for controls, with the contrast of text in high contrast. Text on disabled
 * controls has the same: 1.4.3 excludes it.
 */
const control: Use = { aa: 3, aaa: 4.5, isText: false };

/** The backgrounds of a role with one use, and the modes in which it promises a contrast there. */
type Row = {
  readonly foreground: RoleName;
  readonly backgrounds: readonly RoleName[];
  readonly use: Use;
  readonly promisedIn: "all" | "high" | "none";
};

/**
 * Lists every contrast that a color system promises. A role that is in no row, such as `border`, is
 * decorative. A pair that promises nothing in a mode does so if it has its own target.
 *
 * WCAG 2.2, 1.4.11 (Non-text Contrast), requires 3 for what identifies a control; by its
 * understanding document a readable label identifies a button, which then needs no visible edge. So
 * a solid fill with the base color promises nothing on surfaces, except in high contrast; its border
 * promises 3.
 */
export function promisedPairsOf(rules: RoleRules): readonly PromisedPair[] {
  const pairs = new Map<RoleName, PromisedBackground[]>();
  for (const row of rowsOf(rules)) {
    const known = pairs.get(row.foreground) ?? [];
    pairs.set(row.foreground, [...known, ...backgroundsOf(row, rules.targets)]);
  }
  return [...pairs].map(([foreground, backgrounds]) => ({ foreground, backgrounds }));
}

function backgroundsOf(row: Row, { text: ofText, pairs }: ContrastTargets): PromisedBackground[] {
  const { foreground, backgrounds, use, promisedIn } = row;
  const usual = promisesIn(promisedIn, leastContrastOf(use, use.isText ? ofText : "aa"));
  return backgrounds.map((role) => {
    const target = findPairTarget(pairs, foreground, role);
    return { role, leastContrast: target === undefined ? usual : leastContrastOf(use, target) };
  });
}

function promisesIn(modes: Row["promisedIn"], least: LeastContrast): LeastContrast {
  if (modes === "all") return least;
  return modes === "high" && least.high !== undefined ? { high: least.high } : {};
}

function rowsOf({ paletteNames, solid, ink }: RoleRules): readonly Row[] {
  const all = [...meanings, ...paletteNames];
  const tinted: readonly RoleName[] = [
    "surface-selected",
    ...all.map((each) => `${each}-subtle` as const),
  ];
  // Strict design systems keep the colors that they had before these promises.
  const inBrand = solid === "brand" ? "all" : "none";
  return [
    row("text", [...surfaceNames, ...tinted], reading),
    row("text-muted", surfaceNames, text),
    row("text-muted", tinted, text, inBrand),
    row("text-placeholder", ["surface-1", "surface-2", "surface-3"], text),
    row("link", surfaceNames, text),
    row("link", ["surface-selected"], text, inBrand),
    row("border-control", surfaceNames, control),
    row("focus", surfaceNames, control),
    row("focus", ["surface-selected"], control, inBrand),
    row("on-disabled", ["disabled"], control),
    ...all.flatMap((each) => rowsOfMeaning(each, solid, ink)),
    ...[...statusNames, ...paletteNames].map((each) => row(`${each}-text`, surfaceNames, text)),
    ...paletteNames.map((each) => row(`${each}-border`, surfaceNames, control)),
  ];
}

function rowsOfMeaning(
  meaning: string,
  solid: RoleRules["solid"],
  ink: RoleRules["ink"],
): readonly Row[] {
  const fills = [`${meaning}-solid`, `${meaning}-solid-hover`, `${meaning}-solid-pressed`] as const;
  return [
    row(fills[0], surfaceNames, control, solid === "brand" ? "high" : "all"),
    row(`${meaning}-solid-border`, surfaceNames, control),
    row(`on-${meaning}-solid`, fills, ink === "bold" ? largeText : text),
    row(`on-${meaning}-subtle`, [`${meaning}-subtle`], text),
  ];
}

function row(
  foreground: RoleName,
  backgrounds: readonly RoleName[],
  use: Use,
  promisedIn: Row["promisedIn"] = "all",
): Row {
  return { foreground, backgrounds, use, promisedIn };
}
