import { type Locale, operations } from "@tessera/contract";
import { encodeOnce } from "#encoding/encode-once.ts";
import { createSinglePage, printPage } from "#operations/answer.ts";
import type { Implement } from "#operations/implement.ts";
import { fontsIn } from "./fonts.ts";

export { serveFonts } from "./serve-fonts.ts";

/** Adds the operation that lists fonts; the list of a language is printed and encoded once. */
export function implementFonts(implement: Implement): void {
  const lists = { en: prepareList("en"), tr: prepareList("tr") };
  implement(operations.listFonts, async ({ locale, encoding }) => {
    const { page, encode } = lists[locale];
    return { ...page, encoded: await encode(encoding) };
  });
}

function prepareList(locale: Locale) {
  const page = createSinglePage(fontsIn(locale));
  return { page, encode: encodeOnce(() => JSON.stringify(printPage(page))) };
}
