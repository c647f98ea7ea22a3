/** Prints how to import the file into Figma, or to build a style sheet of each choice of themes. */
export function printTokensStudioSnippet(): string {
  return `${printTokensStudioSteps()}

// Or in code: build-tokens.js writes a style sheet for each choice of themes
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expandTypesMap, permutateThemes, register } from "@tokens-studio/sd-transforms";
import StyleDictionary from "style-dictionary";

await register(StyleDictionary);
const { $themes, $metadata, ...sets } = JSON.parse(readFileSync("tokens.json", "utf8"));
const expand = { include: ["typography"], typesMap: expandTypesMap };
const pathOf = (set) => \`build/sets/\${set}.json\`;
for (const set of $metadata.tokenSetOrder) {
  mkdirSync(dirname(pathOf(set)), { recursive: true });
  writeFileSync(pathOf(set), JSON.stringify(sets[set]));
}
for (const [themes, selected] of Object.entries(permutateThemes($themes))) {
  const files = [{ destination: themes + ".css", format: "css/variables" }];
  const transforms = ["name/kebab"];
  const css = { transformGroup: "tokens-studio", transforms, buildPath: "build/", files };
  const source = selected.map(pathOf);
  const options = { source, expand, preprocessors: ["tokens-studio"], platforms: { css } };
  await new StyleDictionary(options).buildAllPlatforms();
}`;
}

/** Prints the manual steps in Figma. */
export function printTokensStudioSteps(): string {
  return `In Figma, go to Plugins → Tokens Studio → Tools → Load from file or folder and choose tokens.json.
Then choose a theme in each group and apply them with Styles & Variables → Export.
A group becomes a collection of variables, and its themes become the modes. The tokens in "text"
become text styles.`;
}
