/** The values of each mode axis; the first is the default. */
export const modeAxes = {
  scheme: ["light", "dark"],
  contrast: ["default", "high"],
  density: ["comfortable", "compact"],
} as const;

/** The scheme of surfaces: light or dark. */
export type Scheme = (typeof modeAxes.scheme)[number];
/** The level of contrast. */
export type Contrast = (typeof modeAxes.contrast)[number];
/** The level of spacing. */
export type Density = (typeof modeAxes.density)[number];

/** One choice on every axis. */
export type Modes = {
  readonly scheme: Scheme;
  readonly contrast: Contrast;
  readonly density: Density;
};

/** The first value of every axis. */
export const defaultModes: Modes = Object.freeze({
  scheme: "light",
  contrast: "default",
  density: "comfortable",
});

/** The axes, the one that changes slowest first. */
export const axisNames = Object.keys(modeAxes) as readonly (keyof Modes)[];

/** Returns one choice on every axis as a text, the same for the same modes. */
export function keyOfModes({ scheme, contrast, density }: Modes): string {
  return `${scheme} ${contrast} ${density}`;
}

/** Lists every combination of modes, the defaults first. */
export function listModes(): readonly Modes[] {
  return combineAxes(axisNames) as readonly Modes[];
}

/** Returns whether conditions on modes apply in the given modes. */
export function applies(when: Partial<Modes>, modes: Partial<Modes>): boolean {
  return (
    (when.scheme ?? modes.scheme) === modes.scheme &&
    (when.contrast ?? modes.contrast) === modes.contrast &&
    (when.density ?? modes.density) === modes.density
  );
}

/** Possible values of each axis, the preferred one first. */
export type AxisValues = { readonly [Axis in keyof Modes]: readonly Modes[Axis][] };

/** Lists every combination of the values of some axes, the first of each axis first. */
export function combineAxes(
  axes: readonly (keyof Modes)[],
  values: AxisValues = modeAxes,
): readonly Partial<Modes>[] {
  return axes.reduce<readonly Partial<Modes>[]>(
    (all, axis) => all.flatMap((each) => values[axis].map((value) => ({ ...each, [axis]: value }))),
    [{}],
  );
}

/**
 * Lists the axes, except the fixed ones, on which another value changes a description in some
 * modes.
 */
export function listChangingAxes(
  describeIn: (modes: Modes) => string,
  values: AxisValues = modeAxes,
  fixed: Partial<Modes> = {},
): readonly (keyof Modes)[] {
  const open = axisNames.filter((axis) => fixed[axis] === undefined);
  const combinations = combineAxes(open, values).map((each) => ({ ...fixed, ...each }) as Modes);
  const texts = new Map(combinations.map((modes) => [keyOfModes(modes), describeIn(modes)]));
  if (new Set(texts.values()).size === 1) return [];
  const changes = (axis: keyof Modes, modes: Modes): boolean =>
    values[axis].some(
      (value) =>
        texts.get(keyOfModes({ ...modes, [axis]: value })) !== texts.get(keyOfModes(modes)),
    );
  return open.filter((axis) => combinations.some((modes) => changes(axis, modes)));
}
