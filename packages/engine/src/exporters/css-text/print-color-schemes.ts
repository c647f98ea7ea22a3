import { modeAxes, type Scheme } from "#tokens/modes/mode.ts";
import { axesOf, isPart, listVaryingTokens } from "#tokens/modes/varying-tokens.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { findModeSelector, type SelectorOptions } from "./mode-selectors.ts";
import { printRule } from "./print-rule.ts";

/**
 * Prints the `color-scheme` of a page with two schemes and of elements that set one, which native
 * controls, scrollbars and `light-dark()` follow: the browser's preference, unless the page
 * chooses. With a class, `first` is the scheme of a page without one.
 */
export function printColorSchemes(options: SelectorOptions, first: Scheme): readonly string[] {
  const { schemeSelector, within = "" } = options;
  const root = `:root${within}`;
  const start = schemeSelector === "class" ? first : "light dark";
  const chosen = modeAxes.scheme.flatMap((scheme) => {
    const selector = findModeSelector("scheme", scheme, options);
    if (selector === undefined) return [];
    const place = within === "" ? selector : `${root}${selector}`;
    return [printRule({ selector: place }, `color-scheme: ${scheme};`)];
  });
  return [printRule({ selector: root }, `color-scheme: ${start};`), ...chosen];
}

/**
 * Prints the `color-scheme` of a page with one scheme, if its file omits the other one of a set: a
 * dark page has dark native controls.
 */
export function printOnlyColorScheme(
  { tokens }: Pick<TokenSet, "tokens">,
  schemes: readonly Scheme[] = modeAxes.scheme,
): readonly string[] {
  const [scheme] = schemes;
  if (scheme === undefined || schemes.some((each) => each !== scheme)) return [];
  const axes = [...listVaryingTokens(tokens).values()];
  if (!axes.some((each) => isPart(axesOf({ scheme }), each))) return [];
  return [printRule({ selector: ":root" }, `color-scheme: ${scheme};`)];
}
