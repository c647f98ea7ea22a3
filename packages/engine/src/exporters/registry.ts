import { cssFormat } from "./css/format.ts";
import { dtcgFormat } from "./dtcg/format.ts";
import { figmaFormat } from "./figma/format.ts";
import type { Format } from "./format/format.ts";
import { lessFormat } from "./less/format.ts";
import { scssFormat } from "./scss/format.ts";
import { shadcnFormat } from "./shadcn/format.ts";
import { styleDictionaryFormat } from "./style-dictionary/format.ts";
import { tailwind4Format } from "./tailwind-4/format.ts";
import { tokensStudioFormat } from "./tokens-studio/format.ts";
import { typescriptFormat } from "./typescript/format.ts";
import { createZipFormat } from "./zip/format.ts";

const single = [
  cssFormat,
  scssFormat,
  lessFormat,
  tailwind4Format,
  shadcnFormat,
  figmaFormat,
  tokensStudioFormat,
  dtcgFormat,
  styleDictionaryFormat,
  typescriptFormat,
] as const satisfies readonly Format[];

/** Every export target, in display order; the last one contains all the others. */
export const formats: readonly Format[] = [...single, createZipFormat(single)];

/** Finds the format of an id; undefined for any other text. */
export function findFormat(id: string): Format | undefined {
  return formats.find((each) => each.id === id);
}
