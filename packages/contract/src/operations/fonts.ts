import { fontSchema } from "#entities/font.ts";
import { operation } from "#api/operation.ts";

/** Lists every font on one page. */
export const listFonts = operation("listFonts", {
  summary: "List the available fonts",
  answer: fontSchema,
});
