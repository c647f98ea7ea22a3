import fc from "fast-check";
import less from "less";
import { describe, expect, inject, it } from "vitest";
import {
  lessFormat,
  printTokenValue,
  resolve,
  tokenName,
  type Modes,
  type PrintOptions,
  type TokenSet,
} from "@tessera/engine";
import { arbitraryPrintOptions } from "../../packages/engine/src/exporters/testing/arbitrary-print-options.ts";
import { arbitraryTokenSet } from "../../packages/engine/src/tokens/arbitrary-token-set.ts";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { ownedNames, sampleSets } from "./sample-sets.ts";
import { printTextStyle } from "./text-style-values.ts";

const runs = { seed: 20_260_408, numRuns: inject("form") === "long" ? 2000 : 100 };

function print(set: TokenSet, options?: PrintOptions): string {
  return lessFormat.print(set, options)[0].text;
}

/** Compiles a program appended to a file. */
async function compile(file: string, program: string): Promise<string> {
  return (await less.render(`${file}\n${program}`)).css;
}

/** Returns the declarations of a rule as LESS prints them, with the model's names. */
async function declarationsOf(file: string, body: string): Promise<ReadonlyMap<string, string>> {
  const css = await compile(file, `.shown { ${body} }`);
  const lines = css.split("\n").filter((line) => line.startsWith("  "));
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(": ");
      return [decode(line.slice(2, colon)), line.slice(colon + 2, -1)] as const;
    }),
  );
}

function decode(name: string): string {
  return name.replaceAll(/_0x([0-9a-f]+)_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Prints the model's values as LESS does, which uses the legacy color syntax for translucent colors. */
function valuesOf(set: TokenSet, modes: Partial<Modes>): ReadonlyMap<string, string> {
  return new Map(
    [...resolve(set, modes)].map(([path, value]) => [
      tokenName(path),
      printTokenValue(value).replaceAll(
        /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g,
        "rgba($1, $2, $3, $4)",
      ),
    ]),
  );
}

async function expectUnderstood(set: TokenSet, file: string): Promise<void> {
  expect(await declarationsOf(file, "@tokens();")).toEqual(valuesOf(set, {}));
  for (const [, key = ""] of file.matchAll(/^ {2}@([a-z-]+): \{$/gm)) {
    const model = valuesOf(set, modesOf(key.split("-")));
    const changes = await declarationsOf(file, `@changes: @modes[@${key}]; @changes();`);
    expect(changes.size).toBeGreaterThan(0);
    for (const [name, value] of changes) expect([name, value]).toEqual([name, model.get(name)]);
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

/** The CSS of the example: a fill, its text, a padding, a radius and a focus ring. */
const exampleCss =
  /^\.button \{\n {2}background-color: .+;\n {2}color: .+;\n {2}padding: .+;\n {2}border-radius: .+;\n\}\n@media[^]+\.button:focus-visible \{\n {2}outline: 2px solid .+;\n {2}outline-offset: 2px;\n\}/;

describe("less", () => {
  it.each(sampleSets)("compiles $name to the model's values in every mode", async ({ set }) => {
    await expectUnderstood(set, print(set, { title: "Elif // @{x} \n Portfolio" }));
    await expectUnderstood(set, print(set, { schemes: ["light"], comments: false }));
  });

  it(
    "compiles any recipe's set to the model's values in every mode",
    { timeout: 900_000 },
    async () => {
      for (const set of recipeSets) await expectUnderstood(set, print(set));
    },
  );

  it("compiles names that languages and tools use", async () => {
    await expectUnderstood(ownedNames, print(ownedNames));
  });

  it("compiles any set, with hostile names, values and titles", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTokenSet(), fc.string({ unit: "binary" }), async (set, title) => {
        await expectUnderstood(set, print(set, { title }));
      }),
      runs,
    );
  });

  it("compiles any set, with any options, to the chosen names", async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryTokenSet(),
        arbitraryPrintOptions(lessFormat.options),
        async (set, asked) => {
          const files = lessFormat.print(set, asked);
          const names = lessFormat.read(files).modes[0]?.values.keys() ?? [];
          const found = await declarationsOf(files[0].text, "@tokens();");
          expect(new Set(found.keys())).toEqual(new Set(names));
        },
      ),
      runs,
    );
  });

  it("puts mixin blocks into the media query of a breakpoint, and nothing else into the output", async () => {
    const [sample] = sampleSets;
    const file = sample ? print(sample.set) : "";
    expect(await compile(file, "")).toBe("");
    const css = await compile(file, ".from(m, { a { b: c } }); .d { .below(s, { e: f }); }");
    expect(css).toContain("@media (min-width: 768px)");
    expect(css).toContain("@media not all and (min-width: 640px)");
  });

  it.each(["heading-m", "code"] as const)(
    "sets every property of the text style %s",
    async (style) => {
      for (const { set } of sampleSets) {
        const css = await compile(print(set), `p { .text-${style}(); }`);
        const lines = css.split("\n").flatMap((line) => (line.startsWith("  ") ? line.trim() : []));
        expect(lines).toEqual(printTextStyle(set, style));
      }
    },
  );

  it("compiles the example, with any options", async () => {
    for (const { set } of sampleSets)
      for (const asked of [{}, { prefix: "ds" }, { nameCase: "camel" }] as const) {
        const program = lessFormat.snippet(set, asked).replace('@import "tokens";', "");
        const css = await compile(print(set, asked), program);
        expect(css).toMatch(exampleCss);
      }
  });

  it("allows overriding a variable, and its aliases follow", async () => {
    const [sample] = sampleSets;
    const program = "@color-primary-700: red; a { b: @color-link; c: @tokens[color-link] }";
    const css = await compile(sample ? print(sample.set) : "", program);
    expect(css).toContain("b: red");
    expect(css).toContain("c: red");
  });
});
