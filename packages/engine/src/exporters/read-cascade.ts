import type { Modes } from "#tokens/mode.ts";
import type { ReadMode, ReadValue } from "./format.ts";
import { nameCharacters, readEscapes } from "./read-escapes.ts";
import { readValue } from "./read-value.ts";
import { readLightDark } from "./read-light-dark.ts";
import type { Rule, Situation } from "./read-rules.ts";
import { listKnownModes, listSituations } from "./situations.ts";

/**
 * What rules say on the root element in every combination of modes that they ask about. Throws a SyntaxError for rules
 * that say something else by the browser's preference than by attribute, or in a layer of wide colors.
 */
export function readCascade(rules: readonly Rule[]): readonly ReadMode[] {
  return listKnownModes(rules).map((modes) => {
    const [first, ...others] = listSituations(modes, rules).map((each) => readIn(rules, each));
    const values: Values = first ?? new Map<string, ReadValue>();
    for (const other of others) requireSame(values, other, modes);
    return { modes, values };
  });
}

type Values = ReadonlyMap<string, ReadValue>;

function requireSame(values: Values, others: Values, modes: Partial<Modes>): void {
  for (const [name, value] of values)
    if (JSON.stringify(others.get(name)) !== JSON.stringify(value))
      throw new SyntaxError(
        `--${name} is not the same in every way to be in ${JSON.stringify(modes)}`,
      );
}

/** The value of every custom property in a situation. */
function readIn(rules: readonly Rule[], situation: Situation): Values {
  const winners = cascade(rules, situation);
  const schemes = winners.get(undefined);
  const isDark =
    schemes === "dark" ||
    (schemes === "light dark" && situation.conditions.has("(prefers-color-scheme: dark)"));
  const values = new Map<string, ReadValue>();
  for (const [name, text] of winners) {
    if (name === undefined) continue;
    const pair = readLightDark(text);
    if (pair && schemes === undefined)
      throw new SyntaxError(`--${name} follows a color-scheme that is not set`);
    values.set(name, readUse(pair ? pair[isDark ? "dark" : "light"] : text));
  }
  return values;
}

/** The text of every property that wins: the more exact selector, then the later rule. */
function cascade(
  rules: readonly Rule[],
  situation: Situation,
): ReadonlyMap<string | undefined, string> {
  const winners = new Map<
    string | undefined,
    { readonly weight: number; readonly value: string }
  >();
  for (const { weight, declarations } of rules.filter((each) => each.holds(situation)))
    for (const { name, value } of declarations)
      if (weight >= (winners.get(name)?.weight ?? 0)) winners.set(name, { weight, value });
  return new Map([...winners].map(([name, { value }]) => [name, value]));
}

const reference = new RegExp(`^var\\(\\s*--(?<name>${nameCharacters})\\s*\\)$`);

function readUse(value: string): ReadValue {
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined ? readValue(value) : { type: "alias", to: readEscapes(name) };
}
