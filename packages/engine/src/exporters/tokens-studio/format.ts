import type { Format } from "../format.ts";
import { getOnlyText } from "../only-text.ts";
import { tokensStudioOptions } from "./options.ts";
import { printTokensStudio } from "./print.ts";
import { readTokensStudio } from "./read.ts";

/** One file for Tokens Studio: a set of all tokens, sets of what modes change, and a theme for each combination. */
export const tokensStudioFormat: Format = {
  id: "tokens-studio",
  name: "Tokens Studio",
  options: tokensStudioOptions,
  snippet: `In Figma: Plugins, Tokens Studio, Tools, Load from file or folder, choose tokens.json.
Then choose a theme, and apply it with Styles & Variables, Export.

// Or in code: lay-themes.js writes a file for each theme, for Style Dictionary with @tokens-studio/sd-transforms
import { readFileSync, writeFileSync } from "node:fs";

const { $themes, $metadata, ...sets } = JSON.parse(readFileSync("tokens.json", "utf8"));
const layOver = (below, above) =>
  "$value" in above
    ? above
    : Object.entries(above).reduce(
        (all, [key, each]) => ({ ...all, [key]: all[key] ? layOver(all[key], each) : each }),
        below,
      );
for (const { id, selectedTokenSets } of $themes) {
  const layers = Object.keys(selectedTokenSets).map((name) => sets[name]);
  writeFileSync(id + ".json", JSON.stringify(layers.reduce(layOver, {})));
}`,
  print: (set, options) => [
    { path: "tokens.json", mediaType: "application/json", text: printTokensStudio(set, options) },
  ],
  read: (files) => readTokensStudio(getOnlyText(files)),
};
