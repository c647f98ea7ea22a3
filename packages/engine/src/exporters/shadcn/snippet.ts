import type { TokenSet } from "#tokens/token-set.ts";
import { indent, printRule } from "../css-text/print-rule.ts";
import { explainFonts, explainScheme } from "../format/usage.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { explainSteps, listThemeTokens } from "../tailwind/tailwind-theme.ts";
import { listComponents } from "./component-tokens.ts";

const base = [
  {
    selector: "*",
    utilities: [
      { key: "border", utility: "border-border" },
      { key: "ring", utility: "outline-ring/50" },
    ],
  },
  {
    selector: "body",
    utilities: [
      { key: "background", utility: "bg-background" },
      { key: "foreground", utility: "text-foreground" },
    ],
  },
] as const;

/** Prints an example of an application's global style sheet that uses the theme with shadcn/ui. */
export function printShadcnSnippet(set: TokenSet, options: PrintOptions = {}): string {
  if (options.scope === "registry") return "npx shadcn@latest add ./registry-item.json";
  const keys = listComponents(set).map(({ key }) => key);
  const rules = base.flatMap(({ selector, utilities }) => {
    const known = utilities.filter(({ key }) => keys.includes(key)).map(({ utility }) => utility);
    return known.length > 0 ? [printRule({ selector }, `@apply ${known.join(" ")};`)] : [];
  });
  const isWhole = (options.scope ?? "all") === "all";
  const steps = isWhole ? explainSteps(listThemeTokens(set, { modes: set.defaultModes })) : [];
  const imports = ["tailwindcss", "tw-animate-css", "./theme.css"];
  return [
    imports.map((each) => `@import "${each}";`).join("\n"),
    ...(rules.length > 0 ? [`@layer base {\n${indent(rules.join("\n"))}\n}`] : []),
    ...steps.map((each) => `/* ${each} */`),
    ...explainFonts(set),
    ...explainScheme(set, options, "class"),
  ].join("\n\n");
}
