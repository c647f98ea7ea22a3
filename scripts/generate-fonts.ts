// Generates the list of fonts that the server offers from the metadata of their packages.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const file = join(root, "apps/server/src/features/fonts/font-families.ts");

/** The chosen families of each kind; a package's own category is too coarse for a font list. */
const chosen = {
  sans: `
    archivo albert-sans atkinson-hyperlegible-next dm-sans figtree geist hanken-grotesk
    ibm-plex-sans instrument-sans inter lexend manrope montserrat mulish nunito
    nunito-sans onest open-sans outfit plus-jakarta-sans public-sans raleway roboto rubik
    sora source-sans-3 space-grotesk urbanist work-sans
  `,
  serif: `
    bitter crimson-pro eb-garamond literata lora merriweather newsreader roboto-slab
    source-serif-4
  `,
  mono: `
    spline-sans-mono atkinson-hyperlegible-mono fira-code geist-mono inconsolata
    jetbrains-mono red-hat-mono roboto-mono source-code-pro
  `,
  display: `
    bodoni-moda bricolage-grotesque comfortaa fraunces league-spartan oswald
    playfair-display unbounded
  `,
  handwriting: `
    caveat dancing-script
  `,
};

/** The subsets that every family must have; the second one contains the Turkish letters. */
const needed = ["latin", "latin-ext"];

type Metadata = {
  readonly family: string;
  readonly category: string;
  readonly styles: readonly string[];
  readonly variable: { readonly wght?: { readonly min: string; readonly max: string } };
  readonly license: { readonly type: string; readonly url: string; readonly attribution: string };
};

const families = Object.entries(chosen).flatMap(([kind, ids]) =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => ({ kind, ...describe(id) })),
);
writeFileSync(
  file,
  `import type { FontFamily } from "./font-family.ts";

/** The families that are served. Made by scripts/generate-fonts.ts: change that, then npm run generate. */
export const fontFamilies: readonly FontFamily[] = ${JSON.stringify(families, null, 2)};
`,
);
const format = spawnSync(process.execPath, [join(root, "node_modules/oxfmt/bin/oxfmt"), file], {
  cwd: root,
  encoding: "utf8",
});
if (format.status !== 0) throw new Error(`oxfmt failed: ${format.stdout}${format.stderr}`);

function describe(id: string): object {
  const { family, category, styles, variable, license } = read(id, "metadata") as Metadata;
  const { version } = read(id, "package") as { readonly version: string };
  const subsets = Object.keys(read(id, "unicode") as Readonly<Record<string, string>>);
  const missing = needed.filter((subset) => !subsets.includes(subset));
  if (missing.length > 0) throw new Error(`${id} has no ${missing.join(" and no ")}.`);
  if (!variable.wght) throw new Error(`${id} does not vary in weight.`);
  return {
    id,
    version,
    family,
    category,
    weights: { min: Number(variable.wght.min), max: Number(variable.wght.max) },
    styles: styles.toSorted().toReversed(),
    subsets,
    license: { id: license.type, url: license.url, attribution: tidy(license.attribution) },
  };
}

/**
 * Extracts the holders of a license, each once; a package joins the notices of its files in one
 * line, each after the file's name.
 */
function tidy(attribution: string): string {
  const notices = attribution.split(/\s*\S+\.ttf: /);
  return [...new Set(notices)].join("; ");
}

function read(id: string, name: string): unknown {
  const path = join(root, "node_modules/@fontsource-variable", id, `${name}.json`);
  return JSON.parse(readFileSync(path, "utf8"));
}
