import { publicConfigSchema } from "#entities/public-config.ts";
import { operation } from "#api/operation.ts";

/** What the page has to know before anybody signs in. */
export const getConfig = operation("getConfig", {
  summary: "Get the public configuration",
  answer: publicConfigSchema,
  errors: [],
});
