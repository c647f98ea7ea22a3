/** Prints how to import the file into Figma, or to split it into a file for each theme. */
export function printTokensStudioSnippet(): string {
  return `${printTokensStudioSteps()}

// Or in code: lay-themes.js writes one file per theme for Style Dictionary (with @tokens-studio/sd-transforms)
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
}`;
}

/** Prints the manual steps in Figma. */
export function printTokensStudioSteps(): string {
  return `In Figma, go to Plugins → Tokens Studio → Tools → Load from file or folder and choose tokens.json.
Then choose a theme and apply it with Styles & Variables → Export.`;
}
