import { z } from "zod";
import { hexColorSchema } from "#fields/hex-color.ts";

const paletteStep = z.strictObject({
  /** 50, 100 … 900, 950. */
  step: z.int(),
  hex: hexColorSchema,
  contrastOnWhite: z.number(),
  contrastOnBlack: z.number(),
  /** Whether this is the base color itself. */
  isBase: z.boolean(),
});

/** The steps that are generated from one color. */
export const paletteSchema = z.strictObject({
  /** `primary`, `neutral`, a status, or what a starter is called. */
  name: z.string(),
  /** The color it is made from; null for the neutral one, which follows the primary. */
  baseColor: hexColorSchema.nullable(),
  steps: z.array(paletteStep),
});
export type ColorPalette = z.output<typeof paletteSchema>;

/** The palettes of a project, or the starters. */
export const palettesSchema = z.strictObject({ palettes: z.array(paletteSchema) });
export type ColorPalettes = z.output<typeof palettesSchema>;
