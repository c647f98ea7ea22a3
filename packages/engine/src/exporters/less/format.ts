import type { Format } from "../format.ts";
import { languageOptions } from "../shared-options.ts";
import { getOnlyText } from "../only-text.ts";
import { printLess } from "./print.ts";
import { readLess } from "./read.ts";

/** Variables, maps and mixins in one LESS file. */
export const lessFormat: Format = {
  id: "less",
  name: "LESS",
  options: languageOptions,
  snippet: `@import "tokens";

.button {
  color: @color-link;
  padding: @spacing-s;

  .from(m, {
    padding: @spacing-m;
  });
}`,
  print: (set, options) => [
    { path: "tokens.less", mediaType: "text/x-less", text: printLess(set, options) },
  ],
  read: (files) => readLess(getOnlyText(files)),
};
