import { statusNames } from "#checks/statuses.ts";
import { parseDecisions } from "#decisions/parse-decisions.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import {
  withDefaults,
  below,
  listOf,
  objectOf,
  oneOf,
  parseColor,
  parseEntries,
  parseFields,
  parseFlag,
  refuse,
  type Parser,
  type Place,
} from "#decisions/parse-fields.ts";
import type { ExpectedWord } from "#tokens/problem.ts";
import {
  defaultAdvancedColor,
  formerAdvancedColor,
  tasteDecisions,
  type AdvancedColor,
  type ByPalette,
  type ExtraPalette,
} from "./advanced-color.ts";

/** Parses the advanced decisions of a color system; an absent one has its default or former value. */
export function parseAdvancedColor(input: unknown, place: Place): AdvancedColor | undefined {
  const keys = Object.keys(defaultAdvancedColor) as (keyof AdvancedColor)[];
  const defaults = place.isStored ? formerAdvancedColor : defaultAdvancedColor;
  const fields = parseFields(withDefaults(input, defaults), keys, place);
  if (!fields) return undefined;
  const stepNames = parseStepNames(fields.stepNames, below(place, "stepNames"));
  const hasTints = parseFlag(fields.hasTints, below(place, "hasTints"));
  const taste = parseDecisions(tasteDecisions, fields.taste, below(place, "taste"), {});
  const palettes = parsePalettes(fields.palettes, below(place, "palettes"));
  if (!stepNames || hasTints === undefined || !taste || !palettes) return undefined;
  const names = ["primary", ...statusNames, ...Object.keys(palettes)];
  const baseSteps = parseByPalette(
    fields.baseSteps,
    names,
    below(place, "baseSteps"),
    oneOf(stepNames),
  );
  const pinnedSteps = parseByPalette(
    fields.pinnedSteps,
    names,
    below(place, "pinnedSteps"),
    (steps, at) => parseByPalette(steps, stepNames, at, parseColor),
  );
  if (!baseSteps || !pinnedSteps) return undefined;
  return { stepNames, hasTints, taste, palettes, baseSteps, pinnedSteps };
}

const stepName = /^[a-z0-9]{1,12}$/;

/** Returns whether a text can name a step of a palette. */
export function isColorStepName(text: string): boolean {
  return stepName.test(text);
}

const paletteName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Returns whether a text can name a palette, and so be part of a token path. */
export function isPaletteName(text: string): boolean {
  return paletteName.test(text);
}

function parseStepNames(input: unknown, place: Place): readonly string[] | undefined {
  const names = listOf(recipeCounts.paletteSteps, (name, at) =>
    parseName(name, stepName, "colorStepName", at),
  )(input, place);
  const name = names?.find((each, index) => names.indexOf(each) < index);
  return name === undefined ? names : refuse(place, "duplicate", { name });
}

function parseName(
  input: unknown,
  pattern: RegExp,
  expected: ExpectedWord,
  place: Place,
): string | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  return pattern.test(input) ? input : refuse(place, "malformed", { expected });
}

function parsePalettes(input: unknown, place: Place): ByPalette<ExtraPalette> | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  const { extraPalettes, paletteNameLength } = recipeCounts;
  if (entries.size > extraPalettes.max) return refuse(place, "wrong-count", { ...extraPalettes });
  return parseItems(entries, place, (palette, at, name) => {
    if (name.length > paletteNameLength.max)
      return refuse(at, "too-long", { max: paletteNameLength.max });
    const isName = parseName(name, paletteName, "paletteName", at) !== undefined;
    return isName ? parsePalette(palette, at) : undefined;
  });
}

function parsePalette(input: unknown, place: Place): ExtraPalette | undefined {
  const parse = objectOf<ExtraPalette>({ base: parseColor, hasRoles: parseFlag });
  return parse(withDefaults(input, { hasRoles: true }), place);
}

function parseByPalette<T>(
  input: unknown,
  names: readonly string[],
  place: Place,
  parseItem: Parser<T>,
): ByPalette<T> | undefined {
  const entries = parseEntries(input, place);
  return (
    entries &&
    parseItems(entries, place, (item, at, name) =>
      names.includes(name) ? parseItem(item, at) : refuse(at, "unknown-key"),
    )
  );
}

function parseItems<T>(
  entries: ReadonlyMap<string, unknown>,
  place: Place,
  parseItem: (item: unknown, place: Place, name: string) => T | undefined,
): Readonly<Record<string, T>> | undefined {
  const known = place.problems.length;
  const items = [...entries].map(
    ([name, item]) => [name, parseItem(item, below(place, name.slice(0, 64)), name)] as const,
  );
  if (place.problems.length > known) return undefined;
  return Object.fromEntries(items) as Readonly<Record<string, T>>;
}
