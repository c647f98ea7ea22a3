import { modeAxes, printCss, printTokenValue, tokenName, type Design } from "@tessera/engine";
import { listStandardValues } from "../standard-values.ts";

/**
 * Prints the tokens of a design as the style sheet of a template's code: its CSS export, with the
 * names of templates that the recipe calls otherwise.
 */
export function printTokensCss(design: Design, hasDark: boolean): string {
  const css = printCss(design, hasDark ? {} : { schemes: ["light"] });
  const rules = modeAxes.scheme
    .filter((scheme) => scheme === "light" || hasDark)
    .flatMap((scheme) => {
      const own = design.valuesIn({ scheme });
      const lines = listStandardValues(design, { ...design.defaultModes, scheme })
        .filter(([path]) => !own.has(path))
        .map(([path, value]) => `  --${tokenName(path)}: ${printTokenValue(value)};`);
      const selector = scheme === "dark" ? '[data-theme="dark"]' : ":root";
      return lines.length === 0 ? [] : [`\n${selector} {\n${lines.join("\n")}\n}\n`];
    });
  return css + rules.join("");
}
