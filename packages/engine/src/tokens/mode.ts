/** The values of each mode axis; the first is the default. */
export const modeAxes = {
  scheme: ["light", "dark"],
  contrast: ["default", "high"],
  density: ["comfortable", "compact"],
} as const;

/** Whether surfaces are light or dark. */
export type Scheme = (typeof modeAxes.scheme)[number];
/** How much contrast a person asks for. */
export type Contrast = (typeof modeAxes.contrast)[number];
/** How much room spacing leaves. */
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

/** Every combination of modes, the defaults first. */
export function listModes(): readonly Modes[] {
  return modeAxes.scheme.flatMap((scheme) =>
    modeAxes.contrast.flatMap((contrast) =>
      modeAxes.density.map((density) => ({ scheme, contrast, density })),
    ),
  );
}
