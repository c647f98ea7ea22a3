import type { Modes } from "#tokens/modes/mode.ts";
import type { ReadMode, ReadValue } from "../modes/read-mode.ts";
import { nameCharacters, readEscapes } from "../values/read-escapes.ts";
import { readWideColor } from "../values/read-color.ts";
import { readValue } from "../values/read-value.ts";
import type { Rule, PageState } from "./read-rules.ts";
import { isWide, listKnownModes, listPageStates } from "./page-states.ts";
import { splitOutside } from "../values/split-outside.ts";

/**
 * Reads the values of rules on the root element in every combination of modes in them, with wide
 * colors beside those of every screen. Throws a SyntaxError if the browser's preference has other
 * values than the attribute.
 */
export function readCascade(rules: readonly Rule[]): readonly ReadMode[] {
  return listKnownModes(rules).map((modes) => {
    const states = listPageStates(modes, rules);
    const plain = states.filter((each) => !isWide(each)).map((each) => readIn(rules, each));
    const wide = states.filter(isWide).map((each) => readIn(rules, each));
    requireSame(plain, modes);
    requireSame(wide, modes);
    return { modes, values: readTexts(plain[0] ?? new Map<string, string>(), wide[0]) };
  });
}

type Texts = ReadonlyMap<string, string>;

function requireSame([first, ...others]: readonly Texts[], modes: Partial<Modes>): void {
  for (const [name, text] of first ?? [])
    if (others.some((other) => other.get(name) !== text))
      throw new SyntaxError(`--${name} differs between the selectors of ${JSON.stringify(modes)}`);
}

function readTexts(plain: Texts, wide: Texts = plain): ReadonlyMap<string, ReadValue> {
  return new Map(
    [...plain].map(([name, text]) => {
      const wideText = wide.get(name) ?? text;
      const value = readUse(text);
      return [name, wideText === text ? value : widen(name, value, wideText)];
    }),
  );
}

/** Adds the wide color to a color. */
function widen(name: string, value: ReadValue, wideText: string): ReadValue {
  const { wide, alpha } = readWideColor(wideText) ?? {};
  if (value.type !== "color" || !wide || alpha !== value.alpha)
    throw new SyntaxError(`--${name} is not a color with the same alpha on a wide-gamut screen`);
  return { ...value, wide };
}

/** Reads the text of every custom property in a state. */
function readIn(rules: readonly Rule[], state: PageState): Texts {
  const winners = cascade(rules, state);
  const schemes = winners.get(undefined);
  const isDark =
    schemes === "dark" ||
    (schemes === "light dark" && state.conditions.has("(prefers-color-scheme: dark)"));
  const texts = new Map<string, string>();
  for (const [name, text] of winners) {
    if (name === undefined) continue;
    const pair = readLightDark(text);
    if (pair && schemes === undefined)
      throw new SyntaxError(`--${name} follows a color-scheme that is not set`);
    texts.set(name, pair ? pair[isDark ? "dark" : "light"] : text);
  }
  return texts;
}

/**
 * Lists the text of every property that applies: by the more specific selector, then the later
 * rule.
 */
function cascade(
  rules: readonly Rule[],
  state: PageState,
): ReadonlyMap<string | undefined, string> {
  const winners = new Map<
    string | undefined,
    { readonly weight: number; readonly value: string }
  >();
  for (const { weight, declarations } of rules.filter((each) => each.applies(state)))
    for (const { name, value } of declarations)
      if (weight >= (winners.get(name)?.weight ?? 0)) winners.set(name, { weight, value });
  return new Map([...winners].map(([name, { value }]) => [name, value]));
}

const reference = new RegExp(`^var\\(\\s*--(?<name>${nameCharacters})\\s*\\)$`);

function readUse(value: string): ReadValue {
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined ? readValue(value) : { type: "alias", to: readEscapes(name) };
}

/**
 * Reads the two texts of a light-dark(); undefined for any other text, a SyntaxError for one with
 * fewer or more.
 */
function readLightDark(
  text: string,
): { readonly light: string; readonly dark: string } | undefined {
  if (!text.startsWith("light-dark(") || !text.endsWith(")")) return undefined;
  const [light, dark, ...others] = splitOutside(text.slice("light-dark(".length, -1), ",");
  if (light === undefined || dark === undefined || others.length > 0)
    throw new SyntaxError(`"${text}" does not have one color for each scheme`);
  return { light, dark };
}
