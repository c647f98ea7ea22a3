import { cssFormat } from "./css/format.ts";
import { dtcgFormat } from "./dtcg/format.ts";
import { figmaFormat } from "./figma/format.ts";
import type { Format } from "./format.ts";
import { lessFormat } from "./less/format.ts";
import { scssFormat } from "./scss/format.ts";
import { styleDictionaryFormat } from "./style-dictionary/format.ts";
import { tokensStudioFormat } from "./tokens-studio/format.ts";

/** Every export target, in the order that they are offered. */
export const formats: readonly Format[] = [
  cssFormat,
  scssFormat,
  lessFormat,
  dtcgFormat,
  styleDictionaryFormat,
  tokensStudioFormat,
  figmaFormat,
];

/** The format of an id; undefined for a text that is none. */
export function findFormat(id: string): Format | undefined {
  return formats.find((each) => each.id === id);
}
