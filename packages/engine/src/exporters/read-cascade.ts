import { axisNames, combineAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { holdsIn } from "./read-mode-rules.ts";
import type { ModeRule, Situation } from "./read-mode-rules.ts";

type Axis = keyof Modes;
type Texts = ReadonlyMap<string, string>;

/** What custom properties say in one combination of modes, as they are written. */
export type ReadTexts = { readonly modes: Partial<Modes>; readonly texts: Texts };

/** The ways of a page to be in a mode: the fact that each one is, for a value. */
const ways: Readonly<Record<Axis, readonly ((value: string) => string)[]>> = {
  scheme: [
    (value) => `[data-theme="${value}"]`,
    (value) => `.${value}`,
    (value) => `(prefers-color-scheme: ${value})`,
  ],
  contrast: [
    (value) => `[data-contrast="${value}"]`,
    (value) => `(prefers-contrast: ${value === "high" ? "more" : "no-preference"})`,
  ],
  density: [(value) => `[data-density="${value}"]`],
};

/**
 * What rules say on the root element in every combination of the modes that they ask about. Throws a SyntaxError where
 * they say something else by one way to be in a mode than by another.
 */
export function readCascade(rules: readonly ModeRule[]): readonly ReadTexts[] {
  const known = axisNames.filter((axis) => listWays(rules, axis).length > 0);
  return combineAxes(known).map((modes) => {
    const [first, ...others] = listSituations(rules, modes).map((each) => cascade(rules, each));
    const texts: Texts = first ?? new Map();
    for (const other of others)
      for (const [name, text] of texts)
        if (other.get(name) !== text)
          throw new SyntaxError(`--${name} is ${text} one way and ${other.get(name)} the other`);
    return { modes, texts };
  });
}

/** The ways that some rule asks for. */
function listWays(rules: readonly ModeRule[], axis: Axis): readonly ((value: string) => string)[] {
  const asked = new Set(rules.flatMap(({ conditions }) => conditions));
  const values =
    axis === "scheme" ? ["light", "dark"] : ["default", "high", "comfortable", "compact"];
  return ways[axis].filter((way) => values.some((value) => asked.has(way(value))));
}

function listSituations(rules: readonly ModeRule[], modes: Partial<Modes>): readonly Situation[] {
  return (Object.keys(modes) as readonly Axis[]).reduce<readonly Situation[]>(
    (all, axis) =>
      listWays(rules, axis).flatMap((way) =>
        all.map((facts) => new Set([...facts, way(modes[axis] ?? "")])),
      ),
    [new Set()],
  );
}

/** The text of every custom property that wins: the more exact selector, then the later rule. */
function cascade(rules: readonly ModeRule[], situation: Situation): Texts {
  const winners = new Map<string, { readonly weight: number; readonly value: string }>();
  for (const rule of rules.filter((each) => holdsIn(each, situation)))
    for (const [name, value] of rule.declarations)
      if (rule.weight >= (winners.get(name)?.weight ?? 0))
        winners.set(name, { weight: rule.weight, value });
  return new Map([...winners].map(([name, { value }]) => [name, value]));
}
