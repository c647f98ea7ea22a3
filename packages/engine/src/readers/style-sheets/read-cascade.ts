import type { Modes } from "#tokens/mode.ts";
import type { ReadMode, ReadValue } from "../modes/read-mode.ts";
import { nameCharacters, readEscapes } from "../values/read-escapes.ts";
import { readWideColor } from "../values/read-color.ts";
import { readValue } from "../values/read-value.ts";
import { readLightDark } from "./read-light-dark.ts";
import type { Rule, Situation } from "./read-rules.ts";
import { isWide, listKnownModes, listSituations } from "./situations.ts";

/**
 * Reads the values of rules on the root element in every combination of modes in them, with wide
 * colors beside those of every screen. Throws a SyntaxError if the browser's preference has other
 * values than the attribute.
 */
export function readCascade(rules: readonly Rule[]): readonly ReadMode[] {
  return listKnownModes(rules).map((modes) => {
    const situations = listSituations(modes, rules);
    const plain = situations.filter((each) => !isWide(each)).map((each) => readIn(rules, each));
    const wide = situations.filter(isWide).map((each) => readIn(rules, each));
    requireSame(plain, modes);
    requireSame(wide, modes);
    return { modes, values: readTexts(plain[0] ?? new Map<string, string>(), wide[0]) };
  });
}

type Texts = ReadonlyMap<string, string>;

function requireSame([first, ...others]: readonly Texts[], modes: Partial<Modes>): void {
  for (const [name, text] of first ?? [])
    if (others.some((other) => other.get(name) !== text))
      throw new SyntaxError(
        `--${name} is not the same in every way to be in ${JSON.stringify(modes)}`,
      );
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
    throw new SyntaxError(`--${name} is something else on a wide screen`);
  return { ...value, wide };
}

/** Reads the text of every custom property in a situation. */
function readIn(rules: readonly Rule[], situation: Situation): Texts {
  const winners = cascade(rules, situation);
  const schemes = winners.get(undefined);
  const isDark =
    schemes === "dark" ||
    (schemes === "light dark" && situation.conditions.has("(prefers-color-scheme: dark)"));
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
  situation: Situation,
): ReadonlyMap<string | undefined, string> {
  const winners = new Map<
    string | undefined,
    { readonly weight: number; readonly value: string }
  >();
  for (const { weight, declarations } of rules.filter((each) => each.applies(situation)))
    for (const { name, value } of declarations)
      if (weight >= (winners.get(name)?.weight ?? 0)) winners.set(name, { weight, value });
  return new Map([...winners].map(([name, { value }]) => [name, value]));
}

const reference = new RegExp(`^var\\(\\s*--(?<name>${nameCharacters})\\s*\\)$`);

function readUse(value: string): ReadValue {
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined ? readValue(value) : { type: "alias", to: readEscapes(name) };
}
