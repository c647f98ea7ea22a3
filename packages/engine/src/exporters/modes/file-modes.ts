import {
  axisNames,
  combineAxes,
  modeAxes,
  type AxisValues,
  type Modes,
  type Scheme,
} from "#tokens/modes/mode.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** The modes of a file. */
export type FileModes = {
  /** The default modes. */
  readonly first: Modes;
  /** The values of each axis, the default one first. */
  readonly values: AxisValues;
};

/** Returns the modes of a file with some schemes of a set; throws a RangeError without a scheme. */
export function modesOfFile(
  { defaultModes }: Pick<TokenSet, "defaultModes">,
  schemes: readonly Scheme[],
): FileModes {
  const scheme = schemes.includes(defaultModes.scheme) ? defaultModes.scheme : schemes[0];
  if (!scheme) throw new RangeError("A file contains at least one scheme: light, dark or both");
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

/**
 * Lists how each combination of the values of some axes differs from the first modes, the fewest
 * differences first.
 */
export function listDifferences(
  { first, values }: FileModes,
  axes: readonly (keyof Modes)[] = axisNames,
): readonly Partial<Modes>[] {
  const differences = combineAxes(axes, values).map((modes) =>
    Object.fromEntries(
      Object.entries(modes).filter(([axis, each]) => each !== first[axis as keyof Modes]),
    ),
  );
  return differences.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length);
}

function startWith<T>(values: readonly T[], first: T): readonly T[] {
  return [first, ...values.filter((each) => each !== first)];
}
