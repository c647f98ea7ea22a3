import { fontSchema } from "#entities/font.ts";
import { operation } from "#api/operation.ts";

/** Every font that is offered, on one page. */
export const listFonts = operation({
  id: "listFonts",
  method: "GET",
  path: "/ui/fonts",
  summary: "List the available fonts",
  answer: fontSchema,
  shape: "page",
  status: 200,
  errors: [],
});
