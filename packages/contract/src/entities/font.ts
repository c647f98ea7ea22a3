import { z } from "zod";

const common = {
  id: z.string(),
  name: z.string(),
  /** The family with its fallbacks, in the order of CSS. */
  families: z.array(z.string()).min(1),
  kind: z.enum(["sans", "serif", "mono", "display", "handwriting"]),
};

/** A font that Tessera serves: an open family of variable weight. */
const bundledFontSchema = z.strictObject({
  ...common,
  source: z.literal("bundled"),
  /** The path of the style sheet that declares its faces, under its name and its variable name. */
  stylesheet: z.string(),
  weights: z.strictObject({ min: z.number(), max: z.number() }),
  styles: z.array(z.enum(["normal", "italic"])).min(1),
  /** The scripts that the family covers; its style sheet declares one face for each. */
  subsets: z.array(z.string()).min(1),
  /** The license: its SPDX id, its address and its attribution. */
  license: z.strictObject({ id: z.string(), url: z.string(), attribution: z.string() }),
});

/** A font that is installed on the reader's device. */
const systemFontSchema = z.strictObject({ ...common, source: z.literal("system") });

/** A font that the API offers. */
export const fontSchema = z.discriminatedUnion("source", [bundledFontSchema, systemFontSchema]);
export type Font = z.output<typeof fontSchema>;
