import { operations } from "@tessera/contract";
import { createSinglePage } from "#operations/answer.ts";
import type { Implement } from "#operations/implement.ts";
import { fontsIn } from "./fonts.ts";

export { serveFonts } from "./serve-fonts.ts";

/** Adds the operation that lists fonts. */
export function implementFonts(implement: Implement): void {
  implement(operations.listFonts, async ({ locale }) => createSinglePage(fontsIn(locale)));
}
