import { z } from "zod";
import { hexColorSchema } from "#fields/hex-color.ts";

const paletteStep = z.strictObject({
  /** What the step is called: "50", "lightest". */
  name: z.string(),
  /** The number that its name spells, such as 50, 100 … 900, 950; null where the name is a word. */
  step: z.int().nullable(),
  hex: hexColorSchema,
  contrastOnWhite: z.number(),
  contrastOnBlack: z.number(),
  /** Whether this is the base color itself. */
  isBase: z.boolean(),
});

/** The steps that are generated from one color. */
export const paletteSchema = z.strictObject({
  /** `primary`, `neutral`, a status, an extra palette, or what a starter is called. */
  name: z.string(),
  /** The color it is made from; null for the neutral one, which follows the primary. */
  baseColor: hexColorSchema.nullable(),
  /** From the lightest: eleven, or as many as the recipe names. */
  steps: z.array(paletteStep),
  /** The quiet tints beside the steps, by the same names; none where the recipe asks for none. */
  tints: z.array(paletteStep),
});
export type ColorPalette = z.output<typeof paletteSchema>;

/** The palettes of a project, or the starters. */
export const palettesSchema = z.strictObject({ palettes: z.array(paletteSchema) });
export type ColorPalettes = z.output<typeof palettesSchema>;
