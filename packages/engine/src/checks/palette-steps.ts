/** The default steps of a palette, from the lightest to the darkest. */
export const paletteSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
/** The name of one of these steps. */
export type PaletteStep = (typeof paletteSteps)[number];
