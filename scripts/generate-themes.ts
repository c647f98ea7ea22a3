// Generates the interface's themes from its recipes, one per product and all modes of it, with the
// engine's CSS exporter.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseRecipe, printCss } from "@tessera/engine";

const folder = join(import.meta.dirname, "../packages/ui/src/variants");

/** The names that the interface's style sheets may use, besides those that a recipe generates. */
const head = `/*
 * Made by scripts/generate-themes.ts from main/recipe.json and backoffice/recipe.json: change those, then npm run generate.
 *
 * Names are the engine's; what the interface needs beyond them are custom tokens of the recipes.
 *
 * surfaces   --color-sunken (code, canvas), --color-surface-0 (page), -1 -2 -3 above it. The recipes pin these, so the
 *            count starts one lower than in a generated system, where surface-0 is sunken and surface-1 the page
 * ink        --color-text, --color-text-muted, --color-faint, --color-ink (primary action), --color-on-ink
 * lines      --color-border-control, --color-border and --color-grout (decorative)
 * accent     --color-accent, --color-on-accent, --color-accent-tint, --color-focus, --color-link
 * status     --color-{success,warning,danger,info}-text, --color-{success,warning,danger}-subtle
 * code       --color-code-{key,string,number,comment}
 * elevation  --shadow-floating
 * spacing    --spacing-N is N times 4 px: 1 2 3 4 5 6 8 10 14 18 28; compact takes the next smaller one
 * sizes      --size-{xs,s,m,l,xl}: 24 32 40 48 56 px, independent of density
 * radii      --radius-{none,xs,s,m,xl}: laid, inner parts of tags, swatch, control, dialog
 * type       --font-family-{body,heading,mono}, --font-size-{body-s,body-m,body-lg},
 *            --font-size-heading-{s,m,lg,xl}, --font-size-display-{s,m,lg,xl}
 * layers     --z-index-{docked,sticky,overlay,modal,notification,dropdown,popover,tooltip}
 * motion     --duration-hover, --duration-move, --easing-standard
 *
 * Attributes of <html> choose: data-product (main unless it says backoffice), data-theme, data-contrast, data-density.
 */
`;

const products = [
  { name: "main", within: `:not([data-product="backoffice"])` },
  { name: "backoffice", within: `[data-product="backoffice"]` },
] as const;

const themes = products.map(({ name, within }) => {
  const design = parseRecipe(JSON.parse(readFileSync(join(folder, name, "recipe.json"), "utf8")));
  if (design.ok) return printCss(design.value, { title: `Product ${name}`, within });
  throw new Error(`${name}/recipe.json is refused: ${JSON.stringify(design.problems, null, 2)}`);
});
writeFileSync(join(folder, "theme.css"), [head, ...themes].join("\n"));
