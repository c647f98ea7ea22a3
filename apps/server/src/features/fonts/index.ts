import { operations } from "@tessera/contract";
import { onePage } from "#operations/answer.ts";
import type { Implement } from "#operations/implement.ts";
import { fontsIn } from "./fonts.ts";

export { serveFonts } from "./serve-fonts.ts";

/** Adds the operation that lists fonts. */
export function implementFonts(implement: Implement): void {
  implement(operations.listFonts, async ({ locale }) => onePage(fontsIn(locale)));
}
