import type { Format } from "../format.ts";
import { languageOptions } from "../shared-options.ts";
import { getOnlyText } from "../only-text.ts";
import { printTypescript } from "./print.ts";
import { readTypescript } from "./read.ts";

/** A TypeScript module of values, their names as types, and a helper for CSS variables. */
export const typescriptFormat: Format = {
  id: "typescript",
  name: "TypeScript",
  options: languageOptions,
  snippet: `import { cssVar, tokens, tokensIn } from "./tokens.ts";

const link = tokens["color-link"];
const linkInDark = tokensIn({ scheme: "dark" })["color-link"];
// With the CSS variables on the page, in the mode that holds there:
const style = { color: cssVar("color-link") };`,
  print: (set, options) => [
    { path: "tokens.ts", mediaType: "text/x-typescript", text: printTypescript(set, options) },
  ],
  read: (files) => readTypescript(getOnlyText(files)),
};
