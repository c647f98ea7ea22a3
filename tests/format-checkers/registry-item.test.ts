import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { listModes, type PrintOptions, type TokenSet } from "@tessera/engine";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { compileTailwind, readClasses } from "./compile-tailwind.ts";
import { getFormat } from "./get-format.ts";
import { listFacts, listPreferences } from "./mode-facts.ts";
import { readRootValues } from "./root-values.ts";
import { sampleSets } from "./sample-sets.ts";

const schema = readFileSync(new URL("registry-item.schema.json", import.meta.url), "utf8");
const isValid = new Ajv().compile(JSON.parse(schema) as object);

type Rules = { readonly [key: string]: string | Rules };
type Item = { readonly cssVars: Readonly<Record<string, Rules>>; readonly css: Rules };

function printItem(set: TokenSet, options: PrintOptions = {}): Item {
  const [{ path, text }] = getFormat("shadcn").print(set, { scope: "registry", ...options });
  expect(path).toBe("registry-item.json");
  const item = JSON.parse(text) as Item;
  isValid(item);
  expect(isValid.errors ?? []).toEqual([]);
  return item;
}

/** Writes rules as the command of shadcn/ui adds them to a style sheet. */
function writeRules(rules: Rules): string {
  return Object.entries(rules)
    .map(([key, value]) => {
      if (typeof value === "string") return `${key}: ${value};`;
      const inner = writeRules(value);
      return inner === "" && key.startsWith("@") ? `${key};` : `${key} { ${inner} }`;
    })
    .join("\n");
}

const places = { theme: "@theme inline", light: ":root", dark: ".dark" };

/** Writes the style sheet of a project that the command has added an item to. */
function addToProject({ cssVars, css }: Item): string {
  const variables = Object.entries(places).map(([key, place]) => {
    const lines = Object.entries(cssVars[key] ?? {}).map(([name, value]) => [`--${name}`, value]);
    return [place, Object.fromEntries(lines) as Rules];
  });
  const variant = "@custom-variant dark (&:is(.dark *));";
  return `${variant}\n${writeRules(Object.fromEntries(variables) as Rules)}\n${writeRules(css)}`;
}

/** The utility `dark:bg-card` by each scheme selector. */
const darkUtilities = {
  class: /\.dark\\:bg-card:is\(\.dark \*\)/,
  attribute: /\.dark\\:bg-card:where\(\[data-theme="dark"\]/,
  media: /@media \(prefers-color-scheme: dark\) \{\s*\.dark\\:bg-card \{/,
};

const cases = sampleSets.flatMap(({ name, set }) =>
  (["class", "attribute", "media"] as const).map((by) => ({ name, set, by })),
);

it.each(cases)("an item has the values of the file of $name, by $by", async ({ set, by }) => {
  const options = { colorNotation: "hex", schemeSelector: by } as const;
  const names = ["bg-primary", "text-primary", "shadow-md", "rounded-xl", "dark:bg-card"];
  const added = await compileTailwind(addToProject(printItem(set, options)), names);
  const [{ text }] = getFormat("shadcn").print(set, { scope: "components", ...options });
  const file = await compileTailwind(text, names);
  const [ofItem, ofFile] = [readRootValues(added), readRootValues(file)];
  for (const modes of listModes())
    for (const list of [listFacts, listPreferences])
      expect(ofItem(list(modes, by))).toEqual(ofFile(list(modes, by)));
  const classes = readClasses(file);
  expect(classes.size).toBeGreaterThan(3);
  expect(readClasses(added)).toEqual(classes);
  expect(added).toMatch(darkUtilities[by]);
});

it("an item matches the schema for any recipe, with wide colors and titles", () => {
  for (const set of recipeSets)
    for (const schemeSelector of ["class", "attribute"] as const)
      printItem(set, { wideColors: true, schemeSelector, title: 'Elif "*/ </style> · r4' });
});

it("the schema refuses another kind of item", () => {
  const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
  expect(isValid({ ...printItem(set), type: "registry:theme2" })).toBe(false);
  expect(isValid({ ...printItem(set), cssVars: { light: { "--a": "1px" } } })).toBe(false);
});
