/** The values of each mode axis; the first is the default. */
export const modeAxes = {
  scheme: ["light", "dark"],
  contrast: ["default", "high"],
  density: ["comfortable", "compact"],
} as const;

export type Scheme = (typeof modeAxes.scheme)[number];
export type Contrast = (typeof modeAxes.contrast)[number];
export type Density = (typeof modeAxes.density)[number];

/** One choice on every axis. */
export type Modes = {
  readonly scheme: Scheme;
  readonly contrast: Contrast;
  readonly density: Density;
};

export const defaultModes: Modes = Object.freeze({
  scheme: "light",
  contrast: "default",
  density: "comfortable",
});
