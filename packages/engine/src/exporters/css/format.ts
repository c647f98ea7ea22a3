import type { Format } from "../format.ts";
import { getOnlyText } from "../only-text.ts";
import { cssOptions } from "./options.ts";
import { printCss } from "./print.ts";
import { readCss } from "./read.ts";

/** Custom properties of CSS in one style sheet. */
export const cssFormat: Format = {
  id: "css",
  name: "CSS variables",
  options: cssOptions,
  snippet: `@import "./tokens.css";

.button {
  color: var(--color-link);
  padding: var(--spacing-s);
}`,
  print: (set, options) => [
    { path: "tokens.css", mediaType: "text/css", text: printCss(set, options) },
  ],
  read: (files) => readCss(getOnlyText(files)),
};
