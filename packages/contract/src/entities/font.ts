import { z } from "zod";

const common = {
  id: z.string(),
  name: z.string(),
  /** The family with its fallbacks, in the order a browser tries them. */
  families: z.array(z.string()).min(1),
  kind: z.enum(["sans", "serif", "mono", "display", "handwriting"]),
};

/** A font that comes with Tessera: an open family of variable weight. */
const bundledFontSchema = z.strictObject({
  ...common,
  source: z.literal("bundled"),
  /** The path of the style sheet that declares its faces, under the first of its families and under its name. */
  stylesheet: z.string(),
  weights: z.strictObject({ min: z.number(), max: z.number() }),
  styles: z.array(z.enum(["normal", "italic"])).min(1),
  /** The scripts that the family has letters for; its style sheet declares a face of each. */
  subsets: z.array(z.string()).min(1),
  /** Its licence by its SPDX id, where it is written, and whom it names. */
  license: z.strictObject({ id: z.string(), url: z.string(), attribution: z.string() }),
});

/** A font that the reader's device has. */
const systemFontSchema = z.strictObject({ ...common, source: z.literal("system") });

/** A font that is offered. */
export const fontSchema = z.discriminatedUnion("source", [bundledFontSchema, systemFontSchema]);
export type Font = z.output<typeof fontSchema>;
