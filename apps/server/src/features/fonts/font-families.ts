import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

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

type Kind = keyof typeof chosen;

/** The parts of a package's `metadata.json` that are used. */
type Metadata = {
  readonly family: string;
  /** The generic family of its fallback. */
  readonly category: "sans-serif" | "serif" | "monospace" | "display" | "handwriting";
  readonly styles: readonly ("normal" | "italic")[];
  readonly variable: { readonly wght: { readonly min: string; readonly max: string } };
  readonly license: { readonly type: string; readonly url: string; readonly attribution: string };
};

/** An open font family of variable weight, as its package describes it. */
export type FontFamily = Pick<Metadata, "family" | "category" | "styles"> & {
  /** The name of its package. */
  readonly id: string;
  readonly version: string;
  readonly kind: Kind;
  /** The folder of its package. */
  readonly folder: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** The Unicode ranges of its scripts, in style sheet order; the last face of a letter applies. */
  readonly ranges: Readonly<Record<string, string>>;
  readonly license: { readonly id: string; readonly url: string; readonly attribution: string };
};

const { resolve } = createRequire(import.meta.url);

/** The families that are served, read from their packages once at the start. */
export const fontFamilies: readonly FontFamily[] = Object.entries(chosen).flatMap(([kind, ids]) =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => readFamily(id, kind as Kind)),
);

function readFamily(id: string, kind: Kind): FontFamily {
  const folder = dirname(resolve(`@fontsource-variable/${id}/package.json`));
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  const { family, category, styles, variable, license } = read("metadata") as Metadata;
  const { version } = read("package") as { readonly version: string };
  return {
    id,
    version,
    family,
    kind,
    category,
    folder,
    weights: { min: Number(variable.wght.min), max: Number(variable.wght.max) },
    styles: styles.toSorted().toReversed(),
    ranges: read("unicode") as FontFamily["ranges"],
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

/** Returns the family's name in style sheets of its variable files. */
export function variableName({ family }: FontFamily): string {
  return `${family} Variable`;
}
