import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  convertLengthToPx,
  printTokenValue,
  resolve,
  type Modes,
  type PrintedFile,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { arbitraryKindSet } from "./arbitrary-kind-set.ts";
import { printedName } from "./describe-css-value.ts";
import { getFormat } from "./get-format.ts";
import { ownedNames, sampleSets } from "./sample-sets.ts";
import { listStyleValues, styleNames } from "./text-style-values.ts";

const { print } = getFormat("figma");
const runs = { seed: 20_261_125, numRuns: inject("form") === "long" ? 2000 : 100 };
const ajv = new Ajv({ allErrors: true, strictTypes: false });
const schema = readFileSync(new URL("figma-variables.schema.json", import.meta.url), "utf8");
const isValid = ajv.compile(JSON.parse(schema) as object);

type Variable = {
  readonly $type: string;
  readonly $value: unknown;
  readonly $extensions: {
    readonly "com.figma.scopes": readonly string[];
    readonly "com.figma.hiddenFromPublishing"?: true;
    readonly "com.figma.codeSyntax": { readonly WEB: string };
    readonly "com.figma.aliasData"?: {
      readonly targetVariableName: string;
      readonly targetVariableSetName: string;
    };
    readonly "app.tessera"?: { readonly css?: string; readonly textStyle?: true };
  };
};

/** A file as an import reads it: its collection, and its variables by Figma's names. */
type ModeFile = {
  readonly collection: string;
  readonly words: readonly string[];
  readonly variables: ReadonlyMap<string, Variable>;
};

function importFile({ path, text }: PrintedFile): ModeFile {
  const json = JSON.parse(text) as Record<string, unknown>;
  isValid(json);
  expect(ajv.errorsText(isValid.errors)).toBe("No errors");
  const [collection = "", words = ""] = path.replace(/\.json$/, "").split(".");
  return { collection, words: words.split("-").filter(Boolean), variables: new Map(listAll(json)) };
}

function listAll(group: Record<string, unknown>, above = ""): (readonly [string, Variable])[] {
  return Object.entries(group).flatMap(([key, each]) => {
    if (key.startsWith("$")) return [];
    const child = each as Record<string, unknown>;
    if ("$value" in child) return [[`${above}${key}`, child as unknown as Variable]];
    return listAll(child, `${above}${key}/`);
  });
}

const collectionOfName: Readonly<Record<string, string>> = {
  Base: "base",
  Density: "density",
  Theme: "theme",
  "Theme and density": "theme-density",
};
const order = Object.values(collectionOfName);

/** Imports all files, and compares every variable in every mode with the model, with aliases resolved. */
function expectUnderstood(set: TokenSet): void {
  const files = print(set, { title: "Elif */ {a.b} $x" }).map(importFile);
  for (const file of files) {
    const twins = files.filter(({ collection }) => collection === file.collection);
    for (const [name, { $type }] of file.variables)
      expect(twins.map(({ variables }) => variables.get(name)?.$type)).toEqual(
        twins.map(() => $type),
      );
    expectTargets(file, files);
    expectValues(set, file);
  }
  const names = files.flatMap(({ variables }) =>
    [...variables].flatMap(([name, each]) => (isOfStyle(each) ? [] : [name])),
  );
  expect(new Set(names).size).toBe(set.tokens.size);
}

/** Returns whether a variable is a part of a text style, and not a token. */
function isOfStyle({ $extensions }: Variable): boolean {
  return $extensions["app.tessera"]?.textStyle === true;
}

/**
 * Checks that a reference targets a variable of the same file, and alias data one of a collection
 * imported before.
 */
function expectTargets({ collection, variables }: ModeFile, files: readonly ModeFile[]): void {
  for (const { $type, $value, $extensions } of variables.values()) {
    const near = /^\{(.+)\}$/.exec(typeof $value === "string" ? $value : "")?.[1];
    if (near !== undefined) expect(variables.get(near.replaceAll(".", "/"))?.$type).toBe($type);
    const far = $extensions["com.figma.aliasData"];
    if (!far) continue;
    const home = collectionOfName[far.targetVariableSetName] ?? "";
    expect(order.indexOf(home)).toBeLessThan(order.indexOf(collection));
    const target = files.find((each) => each.collection === home)?.variables;
    expect(target?.get(far.targetVariableName)?.$type).toBe($type);
  }
}

function expectValues(set: TokenSet, { words, variables }: ModeFile): void {
  const found = new Map([...variables].map(([name, each]) => [name.replaceAll("/", "-"), each]));
  for (const [path, value] of resolve(set, modesOf(words))) {
    const variable = found.get(printedName(path));
    if (!variable) continue;
    const { $value, $extensions } = variable;
    if (typeof $value !== "string" || !/^\{.+\}$/.test($value))
      expect($value).toEqual(nativeOf(value));
    const css = $extensions["app.tessera"]?.css;
    if (css !== undefined) expect(css).toBe(printTokenValue(value));
  }
}

function modesOf(words: readonly string[]): Partial<Modes> {
  const has = <T extends string>(...values: readonly T[]): T | undefined =>
    values.find((each) => words.includes(each));
  const scheme = has("light", "dark");
  const contrast = has("default", "high");
  const density = has("comfortable", "compact");
  return { ...(scheme && { scheme }), ...(contrast && { contrast }), ...(density && { density }) };
}

/** Converts a value to Figma: a color, pixels, milliseconds or a number; a text for all others. */
function nativeOf(value: TokenValue): unknown {
  switch (value.type) {
    case "color":
      return {
        colorSpace: "srgb",
        components: componentsOf(value.hex),
        alpha: value.alpha,
        hex: value.hex,
      };
    case "dimension":
      return expect.closeTo(convertLengthToPx(value), 5) as unknown;
    case "fluidDimension":
      return value.maxPx;
    case "number":
      return value.value;
    case "keyword":
      return 0;
    case "duration":
      return value.ms;
    case "fontFamily":
      return /[{}]/.test(value.families[0] ?? "") ? printTokenValue(value) : value.families[0];
    default:
      return printTokenValue(value);
  }
}

function componentsOf(hex: string): unknown {
  return [1, 3, 5].map(
    (start) => expect.closeTo(Number.parseInt(hex.slice(start, start + 2), 16) / 255, 5) as unknown,
  );
}

/** Returns the px of a size, and the factor of a line height or of a letter spacing in em. */
function figureOf(value: TokenValue | undefined): number {
  if (value?.type === "number") return value.value;
  if (value?.type === "fluidDimension") return value.maxPx;
  if (value?.type !== "dimension") return Number.NaN;
  return value.unit === "em" ? value.value : convertLengthToPx(value);
}

/** Returns the extensions of a property of the text style heading-m. */
function extensionsOf(property: "line-height" | "letter-spacing"): unknown {
  return {
    "com.figma.scopes": [property === "line-height" ? "LINE_HEIGHT" : "LETTER_SPACING"],
    "com.figma.codeSyntax": { WEB: `var(--${property}-m)` },
    "app.tessera": { textStyle: true },
  };
}

describe("Figma variables", () => {
  it.each(sampleSets)("represent $name in files that match Figma's schema", ({ set }) => {
    expectUnderstood(set);
  });

  it("represent names that languages and tools use", () => {
    expectUnderstood(ownedNames);
  });

  it("represent any recipe's set in files that match Figma's schema", () => {
    for (const set of recipeSets) expectUnderstood(set);
  });

  it("represent any set, with hostile names, values and titles", { timeout: 600_000 }, () => {
    fc.assert(fc.property(arbitraryKindSet(), expectUnderstood), runs);
  });

  it("have as their code the variables of the CSS file", () => {
    for (const { set } of sampleSets) {
      const [css] = getFormat("css").print(set, { prefix: "ds" });
      for (const { variables } of print(set, { prefix: "ds" }).map(importFile))
        for (const { $extensions } of variables.values()) {
          const [, name = ""] = /^var\((.+)\)$/.exec($extensions["com.figma.codeSyntax"].WEB) ?? [];
          expect(css.text).toContain(`\n  ${name}: `);
        }
    }
  });

  it("have the line height and letter spacing of each text style in px", () => {
    for (const { set } of sampleSets)
      for (const { variables } of print(set).map(importFile))
        for (const [name, variable] of variables) {
          const style = styleNames.find((each) => name.startsWith(`text/${each}/`));
          if (!style || !isOfStyle(variable)) continue;
          const property = name.slice(name.lastIndexOf("/") + 1);
          const values = new Map(listStyleValues(set, style));
          const [size, part] = [values.get("font-size"), values.get(property)];
          expect(variable.$value).toBeCloseTo(figureOf(part) * figureOf(size), 1);
        }
    const [sample] = sampleSets;
    const [base] = sample ? print(sample.set).map(importFile) : [];
    const parts = [...(base?.variables ?? [])].filter(([name]) =>
      name.startsWith("text/heading-m/"),
    );
    expect(parts.map(([name, each]) => [name, each.$value, each.$extensions])).toEqual([
      ["text/heading-m/line-height", 40, extensionsOf("line-height")],
      ["text/heading-m/letter-spacing", 0, extensionsOf("letter-spacing")],
    ]);
  });

  it("hide the steps of palettes with roles, and nothing else", () => {
    const [sample] = sampleSets;
    const files = sample ? print(sample.set).map(importFile) : [];
    const all = files.flatMap(({ variables }) => [...variables]);
    const isHidden = ([, { $extensions }]: (typeof all)[number]): boolean =>
      $extensions["com.figma.hiddenFromPublishing"] === true;
    const hidden = all.filter(isHidden);
    const palettes = new Set(hidden.map(([name]) => name.split("/").slice(0, -1).join("/")));
    for (const name of ["primary", "neutral", "success", "warning", "danger", "info"])
      expect(palettes).toContain(`color/${name}`);
    for (const [, { $extensions }] of hidden) expect($extensions["com.figma.scopes"]).toEqual([]);
    const shown = all.filter((each) => !isHidden(each)).map(([name]) => name);
    for (const name of ["color/text", "color/action-solid", "color/data/1", "spacing/m"])
      expect(shown).toContain(name);
  });

  it("are refused by the schema when a variable has a type that Figma lacks", () => {
    const [sample] = sampleSets;
    const [file] = sample ? print(sample.set) : [];
    const text = (file?.text ?? "").replace('"$type": "number"', '"$type": "dimension"');
    expect(isValid(JSON.parse(text))).toBe(false);
  });
});
