import { cssOptions } from "./css/options.ts";
import { printCss } from "./css/print.ts";
import { readCss } from "./css/read.ts";
import type { Format } from "./format.ts";
import { scssOptions } from "./scss/options.ts";
import { printScss } from "./scss/print.ts";
import { readScss } from "./scss/read.ts";

/** Every export target, in the order that they are offered. */
export const formats = [
  {
    id: "css",
    name: "CSS variables",
    fileName: "tokens.css",
    mediaType: "text/css",
    options: cssOptions,
    print: printCss,
    read: readCss,
  },
  {
    id: "scss",
    name: "SCSS",
    fileName: "tokens.scss",
    mediaType: "text/x-scss",
    options: scssOptions,
    print: printScss,
    read: readScss,
  },
] as const satisfies readonly Format[];

/** The id of an export target. */
export type FormatId = (typeof formats)[number]["id"];

/** The format of an id. */
export function getFormat(id: FormatId): Format {
  const format = formats.find((each) => each.id === id);
  if (!format) throw new RangeError(`"${String(id)}" is no format`);
  return format;
}

/** Whether a text is the id of a format. */
export function isFormatId(text: string): text is FormatId {
  return formats.some((each) => each.id === text);
}
