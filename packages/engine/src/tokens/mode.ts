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

/** Lists every combination of the values of some axes. */
export function combineAxes(axes: readonly (keyof Modes)[]): readonly Partial<Modes>[] {
  return axes.reduce<readonly Partial<Modes>[]>(
    (all, axis) =>
      all.flatMap((each) => modeAxes[axis].map((value) => ({ ...each, [axis]: value }))),
    [{}],
  );
}
