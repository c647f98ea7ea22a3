import type { Format } from "../format.ts";
import { styleDictionaryOptions } from "./options.ts";
import { printStyleDictionary } from "./print.ts";
import { readStyleDictionary } from "./read.ts";

/** The source files of Style Dictionary: one of all tokens, and one for each combination of modes that changes some. */
export const styleDictionaryFormat: Format = {
  id: "style-dictionary",
  name: "Style Dictionary",
  options: styleDictionaryOptions,
  snippet: `// build-tokens.js: a file of a mode goes over tokens.json, one of two modes over those of each
import StyleDictionary from "style-dictionary";

const builds = [
  { include: [], source: ["tokens.json"], destination: "tokens.css", selector: ":root" },
  {
    include: ["tokens.json"],
    source: ["tokens.dark.json"],
    destination: "tokens.dark.css",
    selector: '[data-theme="dark"]',
  },
];

for (const { include, source, destination, selector } of builds) {
  const filter = (token) => token.isSource;
  const files = [{ destination, format: "css/variables", filter, options: { selector } }];
  const css = { transformGroup: "css", buildPath: "build/", files };
  await new StyleDictionary({ include, source, platforms: { css } }).buildAllPlatforms();
}`,
  print: printStyleDictionary,
  read: readStyleDictionary,
};
