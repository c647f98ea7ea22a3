import type { TokenSet } from "#tokens/token-set.ts";
import { findOtherScheme } from "../format/usage.ts";
import type { PrintOptions } from "../options/print-options.ts";

/** Prints an example of a program that builds the files with Style Dictionary. */
export function printStyleDictionarySnippet(set: TokenSet, options: PrintOptions = {}): string {
  const scheme = findOtherScheme(set, options);
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
  { include: [], source: ["tokens.json"], destination: "tokens.css", selector: ":root" },${build}
];

for (const { include, source, destination, selector } of builds) {
  const filter = (token) => token.isSource;
  const files = [{ destination, format: "css/variables", filter, options: { selector } }];
  const css = { transformGroup: "css", buildPath: "build/", files };
  await new StyleDictionary({ include, source, platforms: { css } }).buildAllPlatforms();
}`;
}
