import { axisNames, modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** The modes of a file. */
export type FileModes = {
  /** The default modes. */
  readonly first: Modes;
  /** The values of each axis, the default one first. */
  readonly values: { readonly [Axis in keyof Modes]: readonly Modes[Axis][] };
};

/** Returns the modes of a file with some schemes of a set; throws a RangeError without a scheme. */
export function modesOfFile(
  { defaultModes }: Pick<TokenSet, "defaultModes">,
  schemes: readonly Scheme[],
): FileModes {
  const scheme = schemes.includes(defaultModes.scheme) ? defaultModes.scheme : schemes[0];
  if (!scheme) throw new RangeError("A file holds at least one scheme; name light, dark or both");
  const { contrast, density } = defaultModes;
  const requested = modeAxes.scheme.filter((each) => schemes.includes(each));
  return {
    first: { ...defaultModes, scheme },
    values: {
      scheme: startWith(requested, scheme),
      contrast: startWith(modeAxes.contrast, contrast),
      density: startWith(modeAxes.density, density),
    },
  };
}

/** Lists every combination of the values of some axes, the default modes first. */
export function combineModes(
  { values }: Pick<FileModes, "values">,
  axes: readonly (keyof Modes)[],
): readonly Partial<Modes>[] {
  return axes.reduce<readonly Partial<Modes>[]>(
    (all, axis) => all.flatMap((each) => values[axis].map((value) => ({ ...each, [axis]: value }))),
    [{}],
  );
}

/** Lists the axes on which each combination differs from the first modes, the fewest first. */
export function listDifferences({ first, values }: FileModes): readonly Partial<Modes>[] {
  const differences = combineModes({ values }, axisNames).map((modes) =>
    Object.fromEntries(
      Object.entries(modes).filter(([axis, each]) => each !== first[axis as keyof Modes]),
    ),
  );
  return differences.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length);
}

function startWith<T>(values: readonly T[], first: T): readonly T[] {
  return [first, ...values.filter((each) => each !== first)];
}
