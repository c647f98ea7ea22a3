import { z } from "zod";
import { hexColorSchema } from "#fields/hex-color.ts";

const paletteStep = z.strictObject({
  /** The name of the step: "50", "lightest". */
  name: z.string(),
  /** The number in its name, such as 50, 100 … 900, 950; null when the name is a word. */
  step: z.int().nullable(),
  hex: hexColorSchema,
  contrastOnWhite: z.number(),
  contrastOnBlack: z.number(),
  /** True for the step of the base color itself. */
  isBase: z.boolean(),
});

/** The steps that are generated from one color. */
const paletteSchema = z.strictObject({
  /** `primary`, `neutral`, a status, an extra palette, or the name of a starter palette. */
  name: z.string(),
  /** The color that it is generated from; null for the neutral palette, which follows the primary. */
  baseColor: hexColorSchema.nullable(),
  /** From the lightest: eleven, or as many as the recipe names. */
  steps: z.array(paletteStep),
  /** The tints with the names of the steps; empty when the recipe has none. */
  tints: z.array(paletteStep),
});

/** The palettes of a project, or the starter palettes. */
export const palettesSchema = z.strictObject({ palettes: z.array(paletteSchema) });
