import fc from "fast-check";
import {
  compileString,
  SassColor,
  SassList,
  SassMap,
  SassNumber,
  sassNull,
  SassString,
  type Value,
} from "sass";
import { describe, expect, inject, it } from "vitest";
import {
  defaultModes,
  printTokenValue,
  resolve,
  scssFormat,
  tokenName,
  type PrintOptions,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";
import { arbitraryPrintOptions } from "../../packages/engine/src/exporters/testing/arbitrary-print-options.ts";
import { arbitraryTokenSet } from "../../packages/engine/src/tokens/arbitrary-token-set.ts";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { ownedNames, sampleSets } from "./sample-sets.ts";
import { printTextStyle } from "./text-style-values.ts";

/** Prints the module of a set. */
function print(set: TokenSet, options?: PrintOptions): string {
  return scssFormat.print(set, options)[0].text;
}

const runs = { seed: 20_260_407, numRuns: inject("form") === "long" ? 2000 : 100 };

/** Compiles a program that uses the module, and returns the values that it passes to `show($value)`. */
function compile(
  module: string,
  program: string,
): { readonly css: string; readonly shown: Value[] } {
  const shown: Value[] = [];
  const url = new URL("memory:tokens");
  const { css } = compileString(program, {
    functions: {
      "show($value)": ([value]) => {
        if (value) shown.push(value);
        return sassNull;
      },
    },
    importers: [
      {
        canonicalize: (name) => (name === "tokens" ? url : null),
        load: () => ({ contents: module, syntax: "scss" }),
      },
    ],
  });
  return { css, shown };
}

/** Prints a Sass value as the model's own printer does, as far as Sass preserves it. */
function describeValue(value: Value | undefined): string {
  if (value instanceof SassColor) return describeColor(value);
  if (value instanceof SassNumber) return describeNumber(value);
  if (value instanceof SassString) return value.hasQuotes ? JSON.stringify(value.text) : value.text;
  if (value instanceof SassList) {
    const items = value.asList.toArray().map(describeValue);
    return items.join(value.separator === "," ? ", " : " ");
  }
  return String(value);
}

function describeColor(color: SassColor): string {
  const rgb = color.toSpace("rgb");
  const [red, green, blue] = ["red", "green", "blue"].map((each) =>
    Math.min(255, Math.max(0, Math.round(rgb.channel(each as "red")))),
  );
  return `rgb(${red} ${green} ${blue} / ${Number(color.alpha.toFixed(6))})`;
}

function describeNumber(number: SassNumber): string {
  return `${Number(number.value.toFixed(6)) || 0}${number.numeratorUnits.join("*")}`;
}

/** Prints the model's value in the same notation. */
function expected(value: TokenValue): string {
  if (value.type === "color") return describeModelColor(value);
  if (value.type === "shadow" && value.layers.length > 0)
    return value.layers
      .map((layer) => {
        const lengths = [layer.offsetXPx, layer.offsetYPx, layer.blurPx, layer.spreadPx];
        return [
          ...lengths.map((px) => (px === 0 ? "0" : `${px}px`)),
          describeModelColor(layer.color),
        ].join(" ");
      })
      .join(", ");
  if (value.type === "fontFamily")
    return value.families
      .map((family) =>
        printTokenValue({ type: "fontFamily", families: [family] }) === family
          ? family
          : JSON.stringify(family),
      )
      .join(", ");
  if (value.type === "dimension") return `${value.value}${value.unit}`;
  if (value.type === "number") return String(value.value);
  if (value.type === "duration") return `${value.ms}ms`;
  return printTokenValue(value);
}

function describeModelColor({
  hex,
  alpha,
}: {
  readonly hex: string;
  readonly alpha: number;
}): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(" ")} / ${alpha})`;
}

/** Sass may rewrite calculations and easings; the formats' own readers compare those. */
function isComparable(value: TokenValue): boolean {
  return value.type !== "fluidDimension" && value.type !== "cubicBezier";
}

function expectValues(shown: Value | undefined, model: ReadonlyMap<string, TokenValue>): void {
  if (!(shown instanceof SassMap)) throw new TypeError("Sass shows no map");
  const found = new Map(
    [...shown.contents].map(([key, value]) => [key.assertString().text, value]),
  );
  for (const [name, value] of found) {
    const own = model.get(name);
    if (own && isComparable(own)) expect(describeValue(value)).toBe(expected(own));
    else expect(own).toBeDefined();
  }
}

function valuesByName(
  set: TokenSet,
  modes: Parameters<typeof resolve>[1],
): ReadonlyMap<string, TokenValue> {
  return new Map([...resolve(set, modes)].map(([path, value]) => [tokenName(path), value]));
}

function expectUnderstood(set: TokenSet, text: string): void {
  const { shown } = compile(text, '@use "tokens" as t; $a: show(t.$tokens); $b: show(t.$modes);');
  const [tokens, modes] = shown;
  expect(tokens instanceof SassMap && tokens.contents.size).toBe(set.tokens.size);
  expectValues(tokens, valuesByName(set, {}));
  if (!(modes instanceof SassMap)) {
    expect(modes?.asList.size).toBe(0);
    return;
  }
  for (const [key, changes] of modes.contents) {
    const words = key.assertString().text.split("-");
    expectValues(changes, valuesByName(set, modesOf(words)));
  }
}

function modesOf(words: readonly string[]): Parameters<typeof resolve>[1] {
  const has = <T extends string>(...values: readonly T[]): T | undefined =>
    values.find((each) => words.includes(each));
  const scheme = has("light", "dark");
  const contrast = has("default", "high");
  const density = has("comfortable", "compact");
  return { ...(scheme && { scheme }), ...(contrast && { contrast }), ...(density && { density }) };
}

/** The CSS of the example: a fill, its text, a padding, a radius and a focus ring. */
const exampleCss =
  /^\.button \{\n {2}background-color: .+;\n {2}color: .+;\n {2}padding: .+;\n {2}border-radius: .+;\n\}\n@media[^]+\.button:focus-visible \{\n {2}outline: 2px solid .+;\n {2}outline-offset: 2px;\n\}/;

/** Returns a line without quotes, which Sass prints differently. */
function unquote(line: string): string {
  return line.replaceAll('"', "");
}

describe("sass", () => {
  it.each(sampleSets)("compiles $name to the model's values in every mode", ({ set }) => {
    expectUnderstood(set, print(set, { title: "Elif // #{1 + 1} \n Portfolio" }));
    expectUnderstood(set, print(set, { schemes: ["light"], comments: false }));
  });

  it("compiles any recipe's set to the model's values in every mode", () => {
    for (const set of recipeSets) expectUnderstood(set, print(set));
  });

  it("compiles names that languages and tools use, with its mixins", () => {
    expectUnderstood(ownedNames, print(ownedNames));
    const program = '@use "tokens" as t; p { @include t.text("heading-m"); }';
    expect(compile(print(ownedNames), program).css).toContain("line-height: 1.28");
  });

  it("compiles any set, with hostile names, values and titles", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), fc.string({ unit: "binary" }), (set, title) => {
        expectUnderstood(set, print(set, { title }));
      }),
      runs,
    );
  });

  it("compiles any set, with any options, to the chosen names and colors", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), arbitraryPrintOptions(scssFormat.options), (set, asked) => {
        const files = scssFormat.print(set, asked);
        const said = scssFormat.read(files).modes[0]?.values ?? new Map<string, never>();
        const { shown } = compile(files[0].text, '@use "tokens" as t; $a: show(t.$tokens);');
        const [tokens] = shown;
        if (!(tokens instanceof SassMap)) throw new TypeError("Sass shows no map");
        expect(tokens.contents.size).toBe(said.size);
        for (const [key, value] of tokens.contents) {
          const own = said.get(key.assertString().text);
          if (own?.type === "color") expect(describeValue(value)).toBe(expected(own));
          else expect(own).toBeDefined();
        }
      }),
      runs,
    );
  });

  it("puts mixin blocks into the media query of a breakpoint", () => {
    const [sample] = sampleSets;
    const module = sample ? print(sample.set) : "";
    const program =
      '@use "tokens" as t; a { @include t.from("m") { b: c } @include t.below("s") { d: e } }';
    const { css } = compile(module, program);
    expect(css).toContain("@media (min-width: 768px)");
    expect(css).toContain("@media not all and (min-width: 640px)");
    expect(() =>
      compile(module, '@use "tokens" as t; @include t.from("huge") { a { b: c } }'),
    ).toThrow("Unknown breakpoint huge");
  });

  it.each(["heading-m", "code"] as const)("sets every property of the text style %s", (style) => {
    for (const { set } of sampleSets) {
      const { css } = compile(print(set), `@use "tokens" as t; p { @include t.text("${style}"); }`);
      const lines = css.split("\n").flatMap((line) => (line.startsWith("  ") ? line.trim() : []));
      expect(lines.map(unquote)).toEqual(printTextStyle(set, style).map(unquote));
    }
  });

  it("reports an unknown text style with the names of all", () => {
    const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
    const program = '@use "tokens" as t; p { @include t.text("heading-xxl"); }';
    expect(() => compile(print(set), program)).toThrow(/Unknown text style heading-xxl.*heading-m/);
  });

  it("compiles the example, with any options", () => {
    for (const { set } of sampleSets)
      for (const asked of [{}, { prefix: "ds" }, { nameCase: "camel" }] as const) {
        const { css } = compile(print(set, asked), scssFormat.snippet(set, asked));
        expect(css).toMatch(exampleCss);
      }
  });

  it("allows overriding a variable, and its aliases follow", () => {
    const [sample] = sampleSets;
    const program = '@use "tokens" with ($color-primary-700: red); a { b: tokens.$color-link }';
    const { css } = compile(sample ? print(sample.set) : "", program);
    expect(css).toContain("b: red");
    expect(sample?.set.defaultModes).toEqual(defaultModes);
  });
});
