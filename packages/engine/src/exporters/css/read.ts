import { modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { ReadMode, ReadValue } from "../format.ts";
import { readEscapes } from "../read-escapes.ts";
import { readValue } from "../read-value.ts";
import { readRules } from "./read-rules.ts";
import type { Rule, Situation } from "./read-rules.ts";

const attributes = {
  scheme: "data-theme",
  contrast: "data-contrast",
  density: "data-density",
} as const;

/**
 * What CSS variables say on the root element in every combination of modes that the file knows. Throws a SyntaxError
 * for a text that is no such file, and for one that says something else by the browser's preference than by attribute.
 */
export function readCss(text: string): readonly ReadMode[] {
  const rules = readRules(text);
  return listKnownModes(rules).map((modes) => {
    const values = cascade(rules, byAttribute(modes));
    const preferred = cascade(rules, byPreference(modes, rules));
    for (const [name, value] of values)
      if (preferred.get(name) !== value)
        throw new SyntaxError(`--${name} is ${value} by attribute and not by preference`);
    return { modes, values: new Map([...values].map(([name, value]) => [name, readUse(value)])) };
  });
}

/** Every combination of the axes that some rule asks about. */
function listKnownModes(rules: readonly Rule[]): readonly Partial<Modes>[] {
  const asked = JSON.stringify(rules.map(({ media, selector }) => ({ media, selector })));
  return (Object.keys(attributes) as readonly (keyof Modes)[])
    .filter((axis) => asked.includes(attributes[axis]))
    .reduce<readonly Partial<Modes>[]>(
      (all, axis) =>
        all.flatMap((each) => modeAxes[axis].map((value) => ({ ...each, [axis]: value }))),
      [{}],
    );
}

function byAttribute(modes: Partial<Modes>): Situation {
  const entries = Object.entries(modes).map(([axis, value]) => [
    attributes[axis as keyof Modes],
    value,
  ]);
  return { attributes: new Map(entries as [string, string][]), preferences: new Set() };
}

/** The same modes as the browser's wishes, on a page that sets no attribute where it may wish. */
function byPreference(modes: Partial<Modes>, rules: readonly Rule[]): Situation {
  const wishes = [
    modes.scheme && `(prefers-color-scheme: ${modes.scheme})`,
    modes.contrast && `(prefers-contrast: ${modes.contrast === "high" ? "more" : "no-preference"})`,
  ].filter((wish) => wish !== undefined);
  const askable = rules.flatMap(({ media }) => media);
  const kept = Object.entries(modes).filter(([axis]) => {
    const question = axis === "scheme" ? "prefers-color-scheme" : "prefers-contrast";
    return axis === "density" || !askable.some((each) => each.includes(question));
  });
  const named = kept.map(([axis, value]) => [attributes[axis as keyof Modes], value]);
  return { attributes: new Map(named as [string, string][]), preferences: new Set(wishes) };
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

const reference = /^var\(\s*--(?<name>(?:\\[0-9a-fA-F]{1,6}\s?|\\[^]|[^\\\s()])+)\s*\)$/;

function readUse(value: string): ReadValue {
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined ? readValue(value) : { type: "alias", to: readEscapes(name) };
}
