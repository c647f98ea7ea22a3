import fc from "fast-check";
import { expect, inject, it, vi } from "vitest";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { createDesign } from "#design/create-design.ts";
import { designOf } from "#design/testing/design-of.ts";
import { arbitraryPrintOptions } from "./testing/arbitrary-print-options.ts";
import { cssFormat } from "./css/format.ts";
import type { Format } from "./format/format.ts";
import type { PrintOptions } from "./options/print-options.ts";
import { findFormat, formats } from "./registry.ts";

/** A whole recipe is printed for each run. */
vi.setConfig({ testTimeout: 60_000 });

const runs = { seed: 20_261_124, numRuns: inject("form") === "long" ? 500 : 15 };

const single = formats.filter(({ id }) => id !== "zip");

/** What an example uses, by how each format writes it, and how its files declare the same. */
const uses: Readonly<Record<string, readonly (readonly [RegExp, (name: string) => string])[]>> = {
  css: [[/var\((--[\w-]+)\)/g, (name) => `\n  ${name}: `]],
  scss: [
    [/tokens\.(\$[\w-]+)/g, (name) => `\n${name}: `],
    [/tokens\.from\(("[^"]+")\)/g, (key) => `\n  ${key}: $`],
  ],
  less: [
    [/: (@[\w-]+);/g, (name) => `\n${name}: `],
    [/\.from\(([\w-]+),/g, (key) => `\n  ${key}: @`],
  ],
  "tailwind-4": [[/\b(?:rounded|bg|px|py|text|shadow)-([\w-]+)/g, (name) => `-${name}: `]],
  shadcn: [[/(?:border|outline|bg|text)-([a-z]+)/g, (key) => `--color-${key}: var(--${key});`]],
  typescript: [
    [/(?:tokens\[|cssVar\(|\}\)\[)"([^"]+)"/g, (name) => `\n  "${name}": `],
    [/import \{ (.+?), /g, (name) => `export function ${name}<`],
  ],
};

/** Files that an example names: what it imports, and every JSON file. */
const paths = [/"\.\/([\w.-]+\.\w+)"/g, /\b([\w.-]+\.json)\b/g];

/** The formats that are taken into use by hand. */
const byHand: ReadonlySet<string> = new Set(["figma", "tokens-studio"]);

/** What begins as people write, and no code or comment does. */
const sentence = /^[A-Z][a-z]* /;

function listUsed(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Expects of an example that all it speaks of stands in the files. */
function expectTrue(format: Format, recipe = createRecipe(), asked: PrintOptions = {}): void {
  const set = designOf(recipe);
  const files = format.print(set, asked);
  const text = files.map((each) => `\n${each.text}`).join("");
  const snippet = format.snippet(set, asked);
  for (const [pattern, declare] of uses[format.id] ?? [])
    for (const name of listUsed(snippet, pattern))
      expect(text.includes(declare(name)), declare(name)).toBe(true);
  for (const path of paths.flatMap((pattern) => listUsed(snippet, pattern)))
    expect(files.map((each) => each.path)).toContain(path);
  for (const [, scheme = ""] of snippet.matchAll(/<html (?:class|data-theme)="(light|dark)"/g))
    expect(text.includes(scheme), scheme).toBe(true);
}

it.each(single)("names in the example of $name what stands in its files", (format) => {
  fc.assert(
    fc.property(arbitraryRecipe(), arbitraryPrintOptions(format.options), (recipe, asked) => {
      expectTrue(format, recipe, asked);
    }),
    runs,
  );
});

it.each(formats.filter(({ id }) => id in uses))("uses names in the example of $name", (format) => {
  const snippet = format.snippet(createDesign());
  for (const [pattern] of uses[format.id] ?? [])
    expect(listUsed(snippet, pattern)).not.toHaveLength(0);
});

it("follows the prefix, the case of names and what chooses the scheme", () => {
  const set = createDesign();
  const asked = { prefix: "ds", nameCase: "camel", schemeSelector: "class" } as const;
  expect(cssFormat.snippet(set, asked)).toContain("var(--dsColorLink)");
  expect(cssFormat.snippet(set, asked)).toContain('<html class="dark">');
  expect(cssFormat.snippet(set, { schemes: ["light"] })).not.toContain("dark");
  expect(cssFormat.snippet(set, { schemeSelector: "media" })).not.toContain("<html");
});

it("shows no button in the example of Tailwind where no token can style one", () => {
  const { groups, defaultModes } = createDesign();
  const bare = { groups, defaultModes, promises: [], tokens: new Map() };
  expect(findFormat("tailwind-4")?.snippet(bare, {})).not.toContain("<button");
});

it.each(formats)("begins the example of $name with the steps by hand, or code", (format) => {
  const set = createDesign();
  const { id, snippet, steps } = format;
  expect(steps !== undefined).toBe(byHand.has(id));
  const words = steps?.(set) ?? "";
  expect(words).toMatch(byHand.has(id) ? sentence : /^$/);
  expect(snippet(set).startsWith(words)).toBe(true);
  expect(snippet(set).slice(words.length).trim()).not.toMatch(sentence);
});
