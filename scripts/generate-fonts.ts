// Generates the interface's first fonts: Archivo with the letters of our two languages and the
// weights of the interface alone, so that each file arrives in the first round trip of a connection.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const folder = join(import.meta.dirname, "../packages/ui/src/variants");
const require = createRequire(join(folder, "fonts.css"));

const weights = { min: 400, max: 600 };
/** The features that browsers apply, and the digits of equal width. */
const features = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];
/** The names that contain the copyright and the license. */
const licenseNames = [0, 13, 14];

/** The fonts, each with the subset of the package that contains its letters. */
const fonts = [
  { name: "archivo-core", subset: "latin", letters: `${printAscii()}\u00A0©·×ÇÖÜâçîöûüı–—’“”…` },
  { name: "archivo-turkish", subset: "latin-ext", letters: "ĞğİŞş" },
];

for (const { name, subset, letters } of fonts) {
  const file = `@fontsource-variable/archivo/files/archivo-${subset}-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(require.resolve(file)), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: features,
    preserveNameIds: licenseNames,
  });
  writeFileSync(join(folder, `${name}.woff2`), font);
}

const origin =
  "/* Made by scripts/generate-fonts.ts. Other letters use the whole fonts of fonts.css. */\n";
writeFileSync(join(folder, "first-fonts.css"), [origin, ...fonts.map(printFace)].join("\n"));

function printFace({ name, letters }: (typeof fonts)[number]): string {
  return `@font-face {
  font-family: "Archivo Core";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url("./${name}.woff2?no-inline") format("woff2-variations");
  unicode-range: ${printRange(letters)};
}
`;
}

/** Prints the code points of letters, consecutive ones as a range. */
function printRange(letters: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const letter of letters) {
    const point = letter.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range?.last === point - 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(", ");
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, "0");
}

function printAscii(): string {
  return Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
    "",
  );
}
