import { axisNames, combineAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { ReadMode, ReadValue } from "../format.ts";
import { nameCharacters, readEscapes } from "../read-escapes.ts";
import { readValue } from "../read-value.ts";
import { readRules } from "./read-rules.ts";
import type { Rule, Situation } from "./read-rules.ts";

/** The attribute of each axis, and the media question whose answers stand in for it. */
const axes = {
  scheme: { attribute: "data-theme", question: "prefers-color-scheme", words: {} },
  contrast: {
    attribute: "data-contrast",
    question: "prefers-contrast",
    words: { high: "more", default: "no-preference" },
  },
  density: { attribute: "data-density", question: undefined, words: {} },
} as const;

type Axis = keyof Modes;

/**
 * What CSS variables say on the root element in every combination of modes that the file knows. Throws a SyntaxError
 * for a text that is no such file, and for one that says something else by the browser's preference than by attribute.
 */
export function readCss(text: string): readonly ReadMode[] {
  const rules = readRules(text);
  return listKnownModes(rules).map((modes) => {
    const [first, ...others] = listSituations(modes, rules).map((each) => cascade(rules, each));
    const values = first ?? new Map<string, string>();
    for (const other of others)
      for (const [name, value] of values)
        if (other.get(name) !== value)
          throw new SyntaxError(
            `--${name} is ${value} by attribute and ${other.get(name)} without`,
          );
    return { modes, values: new Map([...values].map(([name, value]) => [name, readUse(value)])) };
  });
}

/** Every combination of the axes that some rule asks about. */
function listKnownModes(rules: readonly Rule[]): readonly Partial<Modes>[] {
  return combineAxes(
    axisNames.filter((axis) =>
      rules.some(({ selector }) => selector.includes(axes[axis].attribute)),
    ),
  );
}

/** Every way to be in the given modes, attributes alone first: each axis by its attribute or by preference. */
function listSituations(modes: Partial<Modes>, rules: readonly Rule[]): readonly Situation[] {
  return (Object.keys(modes) as readonly Axis[]).reduce<readonly Situation[]>(
    (all, axis) => {
      const { attribute, question, words } = axes[axis];
      const value = modes[axis] ?? "";
      const named = all.map((each) => withAttribute(each, attribute, value));
      if (!question || !rules.some(({ media }) => media.some((each) => each.includes(question))))
        return named;
      const word = new Map<string, string>(Object.entries(words)).get(value) ?? value;
      return [...named, ...all.map((each) => withPreference(each, `(${question}: ${word})`))];
    },
    [{ attributes: new Map(), preferences: new Set() }],
  );
}

function withAttribute(situation: Situation, name: string, value: string): Situation {
  return { ...situation, attributes: new Map([...situation.attributes, [name, value]]) };
}

function withPreference(situation: Situation, preference: string): Situation {
  return { ...situation, preferences: new Set([...situation.preferences, preference]) };
}

/** The text of every custom property that wins: the more exact selector, then the later rule. */
function cascade(rules: readonly Rule[], situation: Situation): ReadonlyMap<string, string> {
  const winners = new Map<string, { readonly weight: number; readonly value: string }>();
  for (const rule of rules.filter((each) => each.holds(situation)))
    for (const [name, value] of rule.declarations) {
      const before = winners.get(name);
      if (!before || rule.weight >= before.weight)
        winners.set(name, { weight: rule.weight, value });
    }
  return new Map([...winners].map(([name, { value }]) => [name, value]));
}

const reference = new RegExp(`^var\\(\\s*--(?<name>${nameCharacters})\\s*\\)$`);

function readUse(value: string): ReadValue {
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined ? readValue(value) : { type: "alias", to: readEscapes(name) };
}
