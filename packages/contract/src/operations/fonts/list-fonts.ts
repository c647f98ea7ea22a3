import { fontSchema } from "#entities/font.ts";
import { operation } from "#api/operation.ts";

/** Every font that is offered, on one page. */
export const listFonts = operation("listFonts", {
  summary: "List the available fonts",
  answer: fontSchema,
  errors: [],
});
