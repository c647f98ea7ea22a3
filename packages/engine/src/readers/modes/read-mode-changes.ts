import { applies, axisNames, combineAxes, modeAxes, type Modes } from "#tokens/modes/mode.ts";
import type { ReadMode, ReadValue } from "./read-mode.ts";

type Values = ReadonlyMap<string, ReadValue>;

/** The values of a file that some modes change. */
export type ReadChange = { readonly modes: Partial<Modes>; readonly values: Values };

/** Reads the modes of words joined by hyphens (`dark-high`); throws a SyntaxError for other words. */
export function readModeWords(text: string): Partial<Modes> {
  const words = text.split("-");
  const modes = axisNames.flatMap((axis) => {
    const value = modeAxes[axis].find((each) => words.includes(each));
    return value ? [[axis, value] as const] : [];
  });
  if (modes.length !== words.length) throw new SyntaxError(`"${text}" names an unknown mode`);
  return Object.fromEntries(modes);
}

/**
 * Returns the values in every combination of the changes' axes: a file's own, then every change
 * that applies.
 */
export function applyChanges(own: Values, changes: readonly ReadChange[]): readonly ReadMode[] {
  return combineAxes(listChangedAxes(changes)).map((modes) => ({
    modes,
    values: new Map([own, ...listApplying(changes, modes)].flatMap((values) => [...values])),
  }));
}

/** Lists the combinations of the changes' axes in which each of the modes has a change. */
export function listChangedModes(
  changes: readonly Pick<ReadChange, "modes">[],
): readonly Partial<Modes>[] {
  const axes = listChangedAxes(changes);
  return combineAxes(axes).filter((requested) =>
    axes.every((axis) => changes.some(({ modes }) => modes[axis] === requested[axis])),
  );
}

/** Lists the values of the changes whose modes all apply, in their order. */
export function listApplying<V>(
  changes: readonly { readonly modes: Partial<Modes>; readonly values: V }[],
  requested: Partial<Modes>,
): readonly V[] {
  return changes.filter(({ modes }) => applies(modes, requested)).map(({ values }) => values);
}

function listChangedAxes(changes: readonly Pick<ReadChange, "modes">[]): readonly (keyof Modes)[] {
  return axisNames.filter((axis) => changes.some(({ modes }) => modes[axis] !== undefined));
}

/** Returns values with every target of an alias among them; throws a SyntaxError otherwise. */
export function requireTargets(values: Values): Values {
  for (const value of values.values())
    if (value.type === "alias" && !values.has(value.to))
      throw new SyntaxError(`{${value.to}} refers to no token`);
  return values;
}
