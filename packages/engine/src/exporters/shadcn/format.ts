import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { extractComponents } from "./component-tokens.ts";
import { printShadcn } from "./print.ts";
import { readShadcn } from "./read.ts";
import { printShadcnSnippet } from "./snippet.ts";
import { choiceOf, schemeSelectorOf, sharedOptions } from "../options/shared-options.ts";

/** The variables of the shadcn/ui components, and every token. */
export const shadcnFormat: Format = {
  ...formatList.shadcn,
  options: [
    sharedOptions.title,
    choiceOf("scope", ["all", "components"]),
    sharedOptions.schemes,
    schemeSelectorOf(["class", "attribute", "media"]),
    sharedOptions.lengthUnit,
    choiceOf("colorNotation", ["oklch", "hex", "rgb", "hsl"]),
    sharedOptions.wideColors,
    sharedOptions.comments,
  ],
  snippet: printShadcnSnippet,
  part: (set, { scope } = {}) => (scope === "components" ? extractComponents(set) : set),
  ...inOneFile("theme.css", "text/css", printShadcn, readShadcn),
};
