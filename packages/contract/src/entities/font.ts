import { z } from "zod";

/** A font that is offered: a family with its fallbacks, in the order a browser tries them. */
export const fontSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  families: z.array(z.string()).min(1),
  kind: z.enum(["sans", "serif", "mono"]),
  /** `bundled` comes with Tessera, `system` is what the reader's device has. */
  source: z.enum(["bundled", "system"]),
});
export type Font = z.output<typeof fontSchema>;
