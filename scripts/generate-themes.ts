// Generates the interface's themes and named widths from its recipes: one theme per product with all
// its modes, by the engine's CSS exporter.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Recipe, parseRecipe, printCss } from "@tessera/engine";
import { findUsedVariables, pickTokens } from "./used-variables.ts";

const folder = join(import.meta.dirname, "../packages/ui/src/variants");

/** The names that the interface's style sheets may use, besides those that a recipe generates. */
const head = `/*
 * Made by scripts/generate-themes.ts from main/recipe.json and backoffice/recipe.json: change those, then npm run generate.
 *
 * Names are the engine's; what the interface needs beyond them are custom tokens of the recipes.
 * Only the variables that a source file uses are here.
 *
 * surfaces   --color-sunken (code, canvas), --color-surface-0 (page), -1 -2 -3 above it. The recipes pin these, so the
 *            count starts one lower than in a generated system, where surface-0 is sunken and surface-1 the page
 * ink        --color-text, --color-text-muted, --color-faint, --color-ink (primary action), --color-on-ink
 * lines      --color-border-control, --color-border and --color-grout (decorative)
 * accent     --color-accent, --color-on-accent, --color-accent-tint, --color-focus, --color-link
 * status     --color-{success,warning,danger,info}-text, --color-{success,warning,danger}-subtle
 * code       --color-code-{key,string,number,comment}
 * elevation  --shadow-floating
 * spacing    --spacing-N is N times 4 px: 1 2 3 4 5 6 8 10 14 18 28; compact takes the next smaller one.
 *            --spacing-{0-5,1-5,2-5} are 2, 6 and 10 px; in compact 2, 3 and 6
 * sizes      --size-{xs,s,m,l,xl}: 24 32 40 48 56 px, independent of density; base.css derives the heights that
 *            follow it: --control-{s,m,l} and --row-{m,l,xl}
 * widths     widths.css names those of a window: --phone, --narrow, --wide, --desktop, --spacious, --low
 * radii      --radius-{none,xs,s,m,xl}: tiles, inner parts of tags, swatch, control, dialog
 * type       --font-family-{body,heading,mono}, --font-size-{body-s,body-m,body-lg},
 *            --font-size-heading-{s,m,lg,xl}, --font-size-display-{s,m,lg,xl}
 * layers     --z-index-{docked,sticky,overlay,modal,notification,dropdown,popover,tooltip}
 * motion     --duration-hover, --duration-move, --easing-standard
 *
 * Attributes of <html> select a theme: data-product (main by default, or backoffice), data-theme, data-contrast, data-density.
 */
`;

/** The most height of a low window: a phone on its side, or a laptop at 200 % zoom. */
const lowPx = 520;

const main = readDesign("main");
const products = [
  { name: "main", within: `:not([data-product="backoffice"])`, design: main },
  { name: "backoffice", within: `[data-product="backoffice"]`, design: readDesign("backoffice") },
] as const;

const isUsed = findUsedVariables();
const themes = products.map(({ name, within, design }) =>
  printCss(pickTokens(design, isUsed), { title: `Product ${name}`, within }),
);
writeFileSync(join(folder, "theme.css"), [head, ...themes].join("\n"));
writeWidths(main.recipe.breakpoints);

function readDesign(name: string) {
  const design = parseRecipe(JSON.parse(readFileSync(join(folder, name, "recipe.json"), "utf8")));
  if (design.ok) return design.value;
  throw new Error(`${name}/recipe.json is refused: ${JSON.stringify(design.problems, null, 2)}`);
}

/** Prints the named widths of a window: as media queries of CSS and, for `matchMedia`, as strings. */
function writeWidths({ xs, m, l, xl, xxl }: Recipe["breakpoints"]): void {
  const widths = {
    phone: `(width <= ${xs}px)`,
    narrow: `(width <= ${m}px)`,
    wide: `(width > ${l}px)`,
    desktop: `(width > ${xl}px)`,
    spacious: `(width > ${xxl}px)`,
    low: `(width <= ${l}px) and (height <= ${lowPx}px)`,
  };
  const origin = "Made by scripts/generate-themes.ts from the breakpoints of main/recipe.json.";
  const media = Object.entries(widths).map(
    ([name, query]) => `@custom-media --${name} ${query};\n`,
  );
  writeFileSync(join(folder, "widths.css"), [`/* ${origin} */\n`, ...media].join(""));
  writeFileSync(
    join(folder, "widths.ts"),
    `// ${origin}

/** The window has room for one pane. */
export const narrow = "${widths.narrow}";

/** The window has room for all panes. */
export const wide = "${widths.wide}";

/** The window has room for every action of a header. */
export const desktop = "${widths.desktop}";

/** The window has room for a tree of pages beside all panes. */
export const spacious = "${widths.spacious}";

/** The window is so low that its bars scroll away with the page. */
export const low = "${widths.low}";
`,
  );
}
