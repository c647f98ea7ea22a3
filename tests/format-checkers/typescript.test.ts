import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  findFormat,
  listModes,
  printTokenValue,
  resolve,
  tokenName,
  type TokenSet,
} from "@tessera/engine";
import { arbitraryTokenSet } from "../../packages/engine/src/tokens/arbitrary-token-set.ts";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { ModuleFolder } from "./module-folder.ts";
import { sampleSets } from "./sample-sets.ts";

const numRuns = inject("form") === "long" ? 500 : 40;

/** A module as an importing program sees it: its values in every mode, and the results of its helper. */
type Seen = {
  readonly tokens: Readonly<Record<string, string | number>>;
  readonly inModes: readonly Readonly<Record<string, string | number>>[];
  readonly variables: readonly string[];
};

/** Prints a program that outputs the exports of the modules in some folders. */
function printProgram(folders: readonly string[]): string {
  const modes = JSON.stringify(listModes());
  return `const seen = [];
for (const folder of ${JSON.stringify(folders)}) {
  const { tokens, tokensIn, cssVar } = await import(\`./\${folder}/tokens.ts\`);
  const inModes = ${modes}.map((modes) => tokensIn(modes));
  seen.push({ tokens, inModes, variables: Object.keys(tokens).map(cssVar) });
}
console.log(JSON.stringify(seen));
`;
}

/** Prints each set into its own folder, compiles all at once, and returns what Node imports. */
function importModules(sets: readonly TokenSet[], usage = ""): readonly Seen[] {
  using folder = new ModuleFolder();
  const folders = sets.map((set, index) => {
    for (const { path, text } of typescript.print(set, {
      title: "Elif */ `${1}` \u2028 Portfolio",
    }))
      folder.write(`${index}/${path}`, text);
    return String(index);
  });
  folder.write("0/usage.ts", usage);
  expect(folder.compile()).toBe("");
  folder.write("show.mjs", printProgram(folders));
  return folder.run("show.mjs") as readonly Seen[];
}

const found = findFormat("typescript");
if (!found) throw new TypeError("There is no format typescript");
const typescript = found;

function expectModel(seen: Seen | undefined, set: TokenSet): void {
  expect(seen?.tokens).toEqual(literals(set, {}));
  expect(seen?.inModes).toEqual(listModes().map((modes) => literals(set, modes)));
  const names = [...set.tokens.keys()].map((path) => `var(--${tokenName(path)})`);
  expect(seen?.variables.toSorted()).toEqual(names.toSorted());
}

function literals(set: TokenSet, modes: Parameters<typeof resolve>[1]): Record<string, unknown> {
  const values = [...resolve(set, modes)].map(([path, value]) => {
    const literal = value.type === "number" ? value.value : printTokenValue(value);
    return [tokenName(path), literal] as const;
  });
  return Object.fromEntries(values);
}

describe("tsc and Node", () => {
  it("compile the sample sets strictly and import the model's values in every mode", () => {
    const sets = sampleSets.map(({ set }) => set);
    const seen = importModules(sets);
    for (const [index, set] of sets.entries()) expectModel(seen[index], set);
  });

  it("compile any set, with hostile names, values and titles", () => {
    const sets = fc.sample(arbitraryTokenSet(), { seed: 20_260_411, numRuns });
    const seen = importModules(sets);
    for (const [index, set] of sets.entries()) expectModel(seen[index], set);
  });

  it(
    "compile any recipe's set and import the model's values in every mode",
    { timeout: 900_000 },
    () => {
      const seen = importModules(recipeSets);
      for (const [index, set] of recipeSets.entries()) expectModel(seen[index], set);
    },
  );

  it("type every name, the names of each category, and every value", () => {
    const sets = sampleSets.slice(0, 1).map(({ set }) => set);
    importModules(
      sets,
      `${typescript.snippet(sets[0] ?? expect.fail("There is no sample"))}
import { modeChanges, type ColorName, type SpacingName, type TokenName } from "./tokens.ts";
export const used: readonly unknown[] = [solid, solidInDark, style, modeChanges];
export const exact: "#2447b8" = tokens["color-primary-700"];
export const variable: "var(--color-text)" = cssVar("color-text");
export const color: ColorName = "color-text";
export const layer: 400 = tokens["z-index-modal"];
export const every: readonly TokenName[] = [color, "spacing-m"];
// @ts-expect-error No color has this name.
export const wrong: ColorName = "spacing-m";
// @ts-expect-error No token has this name.
export const absent: TokenName = "spacing-huge";
// @ts-expect-error No token has this name.
cssVar("color-nothing");
// @ts-expect-error No scheme has this name.
tokensIn({ scheme: "dim" });
// @ts-expect-error Values do not change.
tokens["color-text"] = "#000000";
export const space: SpacingName = "spacing-m";
`,
    );
  });

  it("use the names of the CSS variables for the same options", () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const asked = { prefix: "acme", nameCase: "camel", schemes: ["light"] } as const;
    using folder = new ModuleFolder();
    for (const { path, text } of typescript.print(set, asked)) folder.write(`0/${path}`, text);
    folder.write(
      "usage.ts",
      `import { cssVar, tokens, tokensIn } from "./0/tokens.ts";
export const text: string = tokens.acmeColorText + cssVar("acmeColorText");
// @ts-expect-error The module holds no dark scheme.
tokensIn({ scheme: "dark" });
`,
    );
    expect(folder.compile()).toBe("");
    expect(findFormat("css")?.print(set, asked)[0].text).toContain("--acmeColorText:");
  });
});
