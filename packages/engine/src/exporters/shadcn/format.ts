import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { extractComponents } from "./component-tokens.ts";
import { printShadcn } from "./print.ts";
import { printRegistryItem } from "./print-registry-item.ts";
import { readShadcn } from "./read.ts";
import { printShadcnSnippet } from "./snippet.ts";
import { choiceOf, schemeSelectorOf, sharedOptions } from "../options/shared-options.ts";

const sheet = inOneFile("theme.css", "text/css", printShadcn, readShadcn);
const item = inOneFile("registry-item.json", "application/json", printRegistryItem, readShadcn);

/** The variables of the shadcn/ui components, and every token. */
export const shadcnFormat: Format = {
  ...formatList.shadcn,
  options: [
    { ...sharedOptions.title, place: "item" },
    choiceOf("scope", ["all", "components", "registry"]),
    sharedOptions.schemes,
    schemeSelectorOf(["class", "attribute", "media"]),
    sharedOptions.lengthUnit,
    choiceOf("colorNotation", ["oklch", "hex", "rgb", "hsl"]),
    sharedOptions.wideColors,
    { ...sharedOptions.comments, scopes: ["all", "components"] },
  ],
  snippet: printShadcnSnippet,
  part: (set, { scope = "all" } = {}) => (scope === "all" ? set : extractComponents(set)),
  ...sheet,
  print: (set, options) => (options?.scope === "registry" ? item : sheet).print(set, options),
};
