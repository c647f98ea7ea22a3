import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fontFamilies } from "./font-families.ts";
import { variableName, type FontFamily } from "./font-family.ts";

/** The path prefix of font files. */
export const fontsPath = "/assets/fonts";

/** A file of a family; `isFinal` means that its bytes never change under its path. */
export type FontFile = {
  readonly mediaType: "text/css; charset=utf-8" | "font/woff2";
  readonly isFinal: boolean;
  readonly read: () => Promise<string | Buffer>;
};

type Face = { readonly subset: string; readonly style: FontFamily["styles"][number] };

const { resolve } = createRequire(import.meta.url);
const stylesheetName = "faces.css";
const filesByFolder = new Map(fontFamilies.map((font) => [folderOf(font), listFiles(font)]));

/** Returns the path of the style sheet that declares a family's faces. */
export function stylesheetOf(font: FontFamily): string {
  return `${fontsPath}/${folderOf(font)}/${stylesheetName}`;
}

/** Finds a font file by the folder and the name of its path. */
export function findFontFile(folder: string, name: string): FontFile | undefined {
  return filesByFolder.get(folder)?.get(name);
}

/** The path contains the version, so that a font file can be cached forever. */
function folderOf({ id, version }: FontFamily): string {
  return `${id}-${version}`;
}

function listFiles(font: FontFamily): ReadonlyMap<string, FontFile> {
  const files = new Map<string, FontFile>([
    [
      stylesheetName,
      { mediaType: "text/css; charset=utf-8", isFinal: false, read: () => printStylesheet(font) },
    ],
  ]);
  for (const face of listFaces(font))
    files.set(fileOf(face), {
      mediaType: "font/woff2",
      isFinal: true,
      read: () => readFile(resolve(sourceOf(font, face))),
    });
  return files;
}

function listFaces({ styles, subsets }: FontFamily): readonly Face[] {
  return styles.flatMap((style) => subsets.map((subset) => ({ style, subset })));
}

function fileOf({ subset, style }: Face): string {
  return `${subset}-${style}.woff2`;
}

function sourceOf({ id }: FontFamily, { subset, style }: Face): string {
  return `@fontsource-variable/${id}/files/${id}-${subset}-wght-${style}.woff2`;
}

/** Prints faces under both names of a family; a browser fetches those whose ranges the page needs. */
async function printStylesheet(font: FontFamily): Promise<string> {
  const file = resolve(`@fontsource-variable/${font.id}/unicode.json`);
  const ranges = JSON.parse(await readFile(file, "utf8")) as Readonly<Record<string, string>>;
  const faces = [variableName(font), font.family].flatMap((name) =>
    listFaces(font).map((face) => printFace(name, font, face, ranges[face.subset] ?? "")),
  );
  const { attribution, id, url } = font.license;
  return [`/* ${attribution.replaceAll("*/", "")}; ${id}, ${url} */\n`, ...faces].join("");
}

function printFace(name: string, font: FontFamily, face: Face, unicodeRange: string): string {
  const { min, max } = font.weights;
  return `@font-face {
  font-family: "${name}";
  font-style: ${face.style};
  font-display: swap;
  font-weight: ${min} ${max};
  src: url("${fileOf(face)}") format("woff2");
  unicode-range: ${unicodeRange};
}
`;
}
