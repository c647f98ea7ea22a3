import { axisNames, combineAxes, modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { ReadMode, ReadValue } from "./read-mode.ts";

type Values = ReadonlyMap<string, ReadValue>;

/** The values of a file that some modes change. */
export type ReadChange = { readonly modes: Partial<Modes>; readonly values: Values };

/** Reads the modes of a word such as `dark-high`; throws a SyntaxError for any other. */
export function readModeKey(key: string): Partial<Modes> {
  const words = key.split("-");
  const axes = Object.entries(modeAxes).flatMap(([axis, values]) => {
    const word = values.find((each) => words.includes(each));
    return word ? [[axis, word] as const] : [];
  });
  if (axes.length !== words.length)
    throw new SyntaxError(`"${key}" names a mode that is not known`);
  return Object.fromEntries(axes);
}

/**
 * Returns the values in every combination of the changes' axes: a file's own, then every change
 * that applies.
 */
export function applyChanges(own: Values, changes: readonly ReadChange[]): readonly ReadMode[] {
  const axes = axisNames.filter((axis) => changes.some(({ modes }) => modes[axis] !== undefined));
  return combineAxes(axes).map((modes) => ({ modes, values: merge(own, changes, modes) }));
}

/** Merges the changes whose modes all apply, in the order of the file. */
function merge(own: Values, changes: readonly ReadChange[], modes: Partial<Modes>): Values {
  const merged = new Map(own);
  for (const change of changes) {
    const requested = Object.keys(change.modes) as readonly (keyof Modes)[];
    if (requested.every((axis) => change.modes[axis] === modes[axis]))
      for (const [name, value] of change.values) merged.set(name, value);
  }
  return merged;
}
