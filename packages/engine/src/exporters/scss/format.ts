import type { Format } from "../format.ts";
import { languageOptions } from "../shared-options.ts";
import { getOnlyText } from "../only-text.ts";
import { printScss } from "./print.ts";
import { readScss } from "./read.ts";

/** Variables, maps and mixins in one Sass module. */
export const scssFormat: Format = {
  id: "scss",
  name: "SCSS",
  options: languageOptions,
  snippet: `@use "tokens";

.button {
  color: tokens.$color-link;
  padding: tokens.$spacing-s;
}`,
  print: (set, options) => [
    { path: "tokens.scss", mediaType: "text/x-scss", text: printScss(set, options) },
  ],
  read: (files) => readScss(getOnlyText(files)),
};
