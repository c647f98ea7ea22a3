import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { findFormat } from "./registry.ts";

const runs = { seed: 20_261_123, numRuns: inject("form") === "long" ? 5000 : 300 };

/** A declaration: a value, a text that no token has as its value, or an alias. */
type Content = "value" | "junk" | { readonly to: string };
type Entry = { readonly name: string; readonly content: Content };

/** A format: its file with a line for each entry from the first one, and its path. */
type Form = {
  readonly id: string;
  readonly path?: string;
  readonly firstLine: number;
  readonly print: (entries: readonly Entry[]) => string;
};

function printStyle(head: string, sign: string, alias: (to: string) => string, end: string) {
  return (entries: readonly Entry[]): string => {
    const lines = entries.map(({ name, content }) => {
      const value = content === "value" ? "1px" : content === "junk" ? "solid" : alias(content.to);
      return `${sign}${name}: ${value};`;
    });
    return `${head}\n${lines.join("\n")}\n${end}`;
  };
}

function printTree(before: string, after: string) {
  return (entries: readonly Entry[]): string => {
    const lines = entries.map(({ name, content }) => {
      const value =
        content === "value" ? "1" : content === "junk" ? '"solid"' : `"{${content.to}}"`;
      return `"${name}": { "$type": "number", "$value": ${value} }`;
    });
    return `{ ${before}\n${lines.join(",\n")}\n${after} }`;
  };
}

function printModule(entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ name, content }) => `"${name}": ${content === "value" ? 1 : '"solid"'},`,
  );
  return `const a = {\n${lines.join("\n")}\n};`;
}

const property = (to: string): string => `var(--${to}, red)`;
const themes =
  '}, "$metadata": { "tokenSetOrder": ["s"] }, "$themes": [{ "id": "base", "selectedTokenSets": { "s": "source" } }]';

const forms: readonly Form[] = [
  { id: "css", firstLine: 2, print: printStyle(".brand {", "--", property, "}") },
  { id: "tailwind-4", firstLine: 2, print: printStyle("@theme {", "--", property, "}") },
  { id: "shadcn", firstLine: 2, print: printStyle(":root {", "--", property, "}") },
  { id: "scss", firstLine: 2, print: printStyle("", "$", (to) => `$${to}`, "") },
  { id: "less", firstLine: 2, print: printStyle("", "@", (to) => `@${to}`, "") },
  { id: "typescript", firstLine: 2, print: printModule },
  { id: "dtcg", firstLine: 2, print: printTree("", "") },
  { id: "style-dictionary", path: "a.json", firstLine: 2, print: printTree("", "") },
  { id: "tokens-studio", firstLine: 2, print: printTree('"s": {', themes) },
  {
    id: "figma",
    path: "a.json",
    firstLine: 2,
    print: printTree('"$extensions": { "com.figma.modeName": "A" },', ""),
  },
  { id: "zip", path: "css/a.css", firstLine: 2, print: printStyle(":host {", "--", property, "}") },
];

const name = fc.oneof(
  fc.constantFrom("a", "b", "c", "d", "e", "f", "__proto__", "constructor", "to_String"),
  fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/),
);

/** Entries with unique names; most aliases refer to one of them. */
const arbitraryEntries = fc.uniqueArray(name, { minLength: 1, maxLength: 12 }).chain((names) =>
  fc.tuple(
    ...names.map((each) =>
      fc.record({
        name: fc.constant(each),
        content: fc.oneof(
          { weight: 3, arbitrary: fc.constant<Content>("value") },
          { weight: 1, arbitrary: fc.constant<Content>("junk") },
          { weight: 3, arbitrary: fc.record({ to: fc.oneof(fc.constantFrom(...names), name) }) },
        ),
      }),
    ),
  ),
);

/** Returns whether an entry has a value at the end of its aliases. */
function hasValue(entries: readonly Entry[], start: Entry, canRefer: boolean): boolean {
  let each: Entry | undefined = start;
  for (let steps = 0; each && steps <= entries.length; steps += 1) {
    const { content }: Entry = each;
    if (typeof content === "string") return content === "value";
    each = canRefer ? entries.find((other) => other.name === content.to) : undefined;
  }
  return false;
}

describe.each(forms)("a file of $id", ({ id, path = "a", firstLine, print }) => {
  it("has every declared name among the values, or in a problem at its line", () => {
    fc.assert(
      fc.property(arbitraryEntries, (entries) => {
        const { modes = [], problems = [] } =
          findFormat(id)?.read([{ path, text: print(entries) }]) ?? {};
        const isGood = (each: Entry): boolean => hasValue(entries, each, id !== "typescript");
        const bad = entries.flatMap((each, index) =>
          isGood(each) ? [] : [[each.name, firstLine + index]],
        );
        expect(modes.flatMap(({ values }) => [...values.keys()])).toEqual(
          entries.filter(isGood).map((each) => each.name),
        );
        expect(problems.flatMap(({ names, line }) => names.map((each) => [each, line]))).toEqual(
          bad,
        );
      }),
      runs,
    );
  });
});

const selectors = [
  ":root",
  ":host",
  ".dark",
  '[data-theme="dark"]',
  ".brand",
  "[data-theme=dim]",
  ".brand.dark",
  "@media print { :root",
  "@media (prefers-color-scheme:dark) { :root",
  "@media (prefers-reduced-motion: reduce) { :root",
  "@layer a { .x",
  "@theme inline",
] as const;

const arbitraryBlock = fc.record({
  selector: fc.constantFrom(...selectors),
  names: fc.uniqueArray(name, { maxLength: 3 }),
  value: fc.constantFrom("1px", "red", "solid", "var(--a)", "light-dark(red, blue)"),
});

describe.each(["css", "tailwind-4", "shadcn"])("any blocks of %s", (id) => {
  it("have every declared name among the values or in a problem", () => {
    fc.assert(
      fc.property(fc.array(arbitraryBlock, { maxLength: 5 }), (blocks) => {
        const text = blocks.map(({ selector, names, value }) => {
          const body = names.map((each) => `--${each}: ${value};`).join("\n");
          return `${selector} {\n${body}\n}${selector.includes("{") ? "}" : ""}`;
        });
        const { modes = [], problems = [] } =
          findFormat(id)?.read([{ path: "a", text: text.join("\n") }]) ?? {};
        const found = new Set([
          ...modes.flatMap(({ values }) => [...values.keys()]),
          ...problems.flatMap(({ names }) => names),
        ]);
        // A reference in an inlined theme is a utility, not a token.
        const declared = blocks.filter(
          ({ selector, value }) => selector !== "@theme inline" || !value.startsWith("var("),
        );
        for (const { names } of declared) for (const each of names) expect(found).toContain(each);
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
      }),
      runs,
    );
  });
});
