import fc from "fast-check";
import { expect, inject, it, vi } from "vitest";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { createDesign } from "#design/parse-recipe.ts";
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

/**
 * The names that an example uses, by the syntax of each format, and the declarations of its files.
 */
const uses: Readonly<Record<string, readonly (readonly [RegExp, (name: string) => string])[]>> = {
  css: [[/var\((--[\w-]+)\)/g, (name) => `\n  ${name}: `]],
  scss: [
    [/tokens\.(\$[\w-]+)/g, (name) => `\n${name}: `],
    [/tokens\.from\(("[^"]+")\)/g, (key) => `\n  ${key}: $`],
  ],
  less: [
    [/: (?:2px solid )?(@[\w-]+);/g, (name) => `\n${name}: `],
    [/\.from\(([\w-]+),/g, (key) => `\n  ${key}: @`],
  ],
  "tailwind-4": [
    [/\b(?:rounded|bg|px|py|text|shadow|outline)-(?!2|offset)([\w-]+)/g, (name) => `-${name}: `],
  ],
  shadcn: [
    [
      /(?<=@apply [^;]*)(?:border|outline|bg|text)-([a-z]+)/g,
      (key) => `--color-${key}: var(--${key});`,
    ],
  ],
  typescript: [
    [/(?:tokens\[|cssVar\(|\}\)\[)"([^"]+)"/g, (name) => `\n  "${name}": `],
    [/import \{ (.+?), /g, (name) => `export function ${name}<`],
  ],
};

/** The files in an example: its imports, and every JSON file. */
const paths = [/"\.\/([\w.-]+\.\w+)"/g, /\b([\w.-]+\.json)\b/g];

/** The formats whose files are imported by hand. */
const byHand: ReadonlySet<string> = new Set(["figma", "tokens-studio"]);

/** The start of a sentence, unlike any code or comment. */
const sentence = /^[A-Z][a-z]* /;

function listUsed(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Expects that every name in an example is in the files. */
function expectNamesInFiles(
  format: Format,
  recipe = createRecipe(),
  requested: PrintOptions = {},
): void {
  const set = designOf(recipe);
  const files = format.print(set, requested);
  const text = files.map((each) => `\n${each.text}`).join("");
  const snippet = format.snippet(set, requested);
  for (const [pattern, declare] of uses[format.id] ?? [])
    for (const name of listUsed(snippet, pattern))
      expect(text.includes(declare(name)), declare(name)).toBe(true);
  for (const path of paths.flatMap((pattern) => listUsed(snippet, pattern)))
    expect(files.map((each) => each.path)).toContain(path);
  for (const [, scheme = ""] of snippet.matchAll(/<html (?:class|data-theme)="(light|dark)"/g))
    expect(text.includes(scheme), scheme).toBe(true);
}

it.each(single)("uses in the example of $name only names of its files", (format) => {
  fc.assert(
    fc.property(arbitraryRecipe(), arbitraryPrintOptions(format.options), (recipe, requested) => {
      expectNamesInFiles(format, recipe, requested);
    }),
    runs,
  );
});

it.each(formats.filter(({ id }) => id in uses))("uses names in the example of $name", (format) => {
  const snippet = format.snippet(createDesign());
  for (const [pattern] of uses[format.id] ?? [])
    expect(listUsed(snippet, pattern)).not.toHaveLength(0);
});

it("follows the prefix, the case of names and the scheme selector", () => {
  const set = createDesign();
  const requested = { prefix: "ds", nameCase: "camel", schemeSelector: "class" } as const;
  expect(cssFormat.snippet(set, requested)).toContain("var(--dsColorActionSolid)");
  expect(cssFormat.snippet(set, requested)).toContain('<html class="dark">');
  expect(cssFormat.snippet(set, { schemes: ["light"] })).not.toContain("dark");
  expect(cssFormat.snippet(set, { schemeSelector: "media" })).not.toContain("<html");
});

it.each(["css", "scss", "less", "tailwind-4", "typescript"])(
  "shows a solid fill, the text on it, a radius and the focus ring in the example of %s",
  (id) => {
    const snippet = findFormat(id)?.snippet(createDesign()) ?? "";
    const radius = id === "tailwind-4" ? "rounded-md" : "radius-m";
    for (const name of ["-action-solid", "-on-action-solid", radius, "-focus"])
      expect(snippet).toContain(name);
  },
);

it.each(["tailwind-4", "shadcn"])(
  "lists in the example of %s the tokens with other names in the classes of Tailwind",
  (id) => {
    expect(findFormat(id)?.snippet(createDesign())).toContain(
      "spacing-none is spacing-step-none, radius-s is radius-sm",
    );
  },
);

it("lists no such tokens in the example of components alone, whose file has none", () => {
  const snippet = findFormat("shadcn")?.snippet(createDesign(), { scope: "components" });
  expect(snippet).not.toContain("spacing-none");
});

it.each(["css", "scss", "less", "tailwind-4", "shadcn"])(
  "names the packages of variable fonts in the example of %s, and none of other fonts",
  (id) => {
    const format = findFormat(id);
    const { typography, ...recipe } = createRecipe();
    const familyHeading = ["Plus Jakarta Sans Variable"];
    const named = designOf({ ...recipe, typography: { ...typography, familyHeading } });
    expect(format?.snippet(named)).toContain(
      "npm install @fontsource-variable/inter @fontsource-variable/plus-jakarta-sans @fontsource-variable/jetbrains-mono,",
    );
    const own = { familyBody: ["*/ Variable"], familyHeading: ["Inter"], familyCode: ["Menlo"] };
    const others = designOf({ ...recipe, typography: { ...typography, ...own } });
    expect(format?.snippet(others)).not.toContain("fontsource");
  },
);

it("has no button in the example of Tailwind if no token can style one", () => {
  const { groups, defaultModes } = createDesign();
  const bare = { groups, defaultModes, promises: [], tokens: new Map() };
  expect(findFormat("tailwind-4")?.snippet(bare, {})).not.toContain("<button");
});

it.each(formats)("starts the example of $name with the manual steps, or with code", (format) => {
  const set = createDesign();
  const { id, snippet, steps } = format;
  expect(steps !== undefined).toBe(byHand.has(id));
  const words = steps?.(set) ?? "";
  expect(words).toMatch(byHand.has(id) ? sentence : /^$/);
  expect(snippet(set).startsWith(words)).toBe(true);
  expect(snippet(set).slice(words.length).trim()).not.toMatch(sentence);
});
