import { applies, axisNames, combineAxes, modeAxes, type Modes } from "#tokens/modes/mode.ts";
import type { WrittenMode, WrittenValues } from "./read-sources.ts";

/** The values of a file that some modes change. */
export type ReadChange = WrittenMode;

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
 * Reads the modes in the name of a file (`theme.dark-high.json`); throws a SyntaxError for a name
 * with other words.
 */
export function readFileModes(path: string): Partial<Modes> {
  const name = /^(?:.*\/)?[^./]+(?:\.(?<words>[^./]+))?\.json$/.exec(path);
  if (!name) throw new SyntaxError(`"${path}" is not the name of a file of tokens`);
  const words = name.groups?.["words"];
  return words === undefined ? {} : readModeWords(words);
}

/**
 * Returns the values in every combination of the changes' axes: a file's own, then every change
 * that applies.
 */
export function applyChanges(
  own: WrittenValues,
  changes: readonly ReadChange[],
): readonly WrittenMode[] {
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
