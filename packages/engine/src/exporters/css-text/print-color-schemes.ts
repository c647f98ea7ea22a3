import { modeAxes, type Scheme } from "#tokens/modes/mode.ts";
import type { SchemeSelector } from "../options/print-options.ts";
import { listPlaces } from "./mode-selectors.ts";
import { printRule } from "./print-rule.ts";

/**
 * Prints the `color-scheme` of a page with two schemes, which native controls, scrollbars and
 * `light-dark()` follow: the browser's preference, unless the page chooses. With a class, `first` is
 * the scheme of a page without one. Only colors of `light-dark()` can be light inside a dark page.
 */
export function printColorSchemes(
  by: SchemeSelector,
  first: Scheme,
  within = "",
): readonly string[] {
  const root = `:root${within}`;
  const start = by === "class" ? first : "light dark";
  const chosen = modeAxes.scheme.flatMap((scheme) => {
    const [place] = listPlaces({ scheme }, { schemeSelector: by });
    if (!place || by === "media" || (by === "class" && scheme === first)) return [];
    const isOfPage = within !== "" || (by === "attribute" && scheme === first);
    const selector = `${isOfPage ? root : ""}${place.selector}`;
    return [printRule({ selector }, `color-scheme: ${scheme};`)];
  });
  return [printRule({ selector: root }, `color-scheme: ${start};`), ...chosen];
}
