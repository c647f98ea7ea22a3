import { publicConfigSchema } from "#entities/public-config.ts";
import { operation } from "#api/operation.ts";

/** Returns the settings that a page needs before login. */
export const getConfig = operation("getConfig", {
  summary: "Get the public configuration",
  answer: publicConfigSchema,
});
