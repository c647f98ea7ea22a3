import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { explainFonts, explainScheme } from "../format/usage.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { explainSteps, listThemeTokens } from "../tailwind/tailwind-theme.ts";

/** The utilities of a button, and their tokens; the last one follows the width of the focus ring. */
const utilities = [
  { utility: "rounded", path: "radius.m" },
  { utility: "bg", path: "color.action-solid" },
  { utility: "px", path: "spacing.m" },
  { utility: "py", path: "spacing.s" },
  { utility: "text", path: "font-size.body-m" },
  { utility: "text", path: "color.on-action-solid" },
  { utility: "shadow", path: "shadow.1" },
  {
    utility: "outline-offset-2 focus-visible:outline-2 focus-visible:outline",
    path: "color.focus",
  },
] as const;

/** Prints an example of an application with Tailwind 4 that uses the theme. */
export function printTailwindSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const tokens = listThemeTokens(set, { modes: set.defaultModes });
  const classes = utilities.flatMap(({ utility, path }) => {
    const variable = tokens.find((token) => token.path === tokenPath(path))?.variable;
    return variable === undefined
      ? []
      : [`${utility}-${variable.slice(variable.indexOf("-") + 1)}`];
  });
  return [
    '@import "tailwindcss";\n@import "./theme.css";',
    ...(classes.length > 0 ? [`/* <button class="${classes.join(" ")}"> */`] : []),
    ...explainSteps(tokens).map((each) => `/* ${each} */`),
    ...explainFonts(set),
    ...explainScheme(set, options, "attribute"),
  ].join("\n\n");
}
