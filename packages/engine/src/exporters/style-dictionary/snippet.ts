import type { TokenSet } from "#tokens/token-set.ts";
import { findOtherScheme } from "../format/usage.ts";
import { listTextLeaves } from "../format/text-leaves.ts";
import type { PrintOptions } from "../options/print-options.ts";

/** Prints an example of a program that builds the files with Style Dictionary. */
export function printStyleDictionarySnippet(set: TokenSet, options: PrintOptions = {}): string {
  const scheme = findOtherScheme(set, options);
  const hasStyles = listTextLeaves(set, { keysOf: new Map(), noSpacing: "" }).length > 0;
  const source = hasStyles ? '"tokens.json", "text-styles.json"' : '"tokens.json"';
  const expand = hasStyles ? '\nconst expand = { include: ["typography"] };' : "";
  const build = scheme
    ? `
  {
    include: ["tokens.json"],
    source: ["tokens.${scheme}.json"],
    destination: "tokens.${scheme}.css",
    selector: '[data-theme="${scheme}"]',
  },`
    : "";
  return `// build-tokens.js: mode files override tokens.json, two-mode files override both mode files
import StyleDictionary from "style-dictionary";

const builds = [
  {
    include: [],
    source: [${source}],
    destination: "tokens.css",
    selector: ":root",
  },${build}
];${expand}

for (const { include, source, destination, selector } of builds) {
  const filter = (token) => token.isSource;
  const options = { selector };
  const files = [{ destination, format: "css/variables", filter, options }];
  const css = { transformGroup: "css", buildPath: "build/", files };
  const platforms = { css };
  const config = { include, source,${hasStyles ? " expand," : ""} platforms };
  await new StyleDictionary(config).buildAllPlatforms();
}`;
}
