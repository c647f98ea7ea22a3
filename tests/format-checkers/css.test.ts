import { ident, parse, walk } from "css-tree";
import fc from "fast-check";
import { transform } from "lightningcss";
import { describe, expect, inject, it } from "vitest";
import { cssFormat, tokenName, type PrintOptions, type TokenSet } from "@tessera/engine";
import { arbitraryPrintOptions } from "../../packages/engine/src/exporters/testing/arbitrary-print-options.ts";
import { arbitraryTokenSet } from "../../packages/engine/src/tokens/arbitrary-token-set.ts";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { sampleSets } from "./sample-sets.ts";

/** Prints the style sheet of a set. */
function print(set: TokenSet, options: PrintOptions): string {
  return cssFormat.print(set, options)[0].text;
}

const runs = { seed: 20_260_406, numRuns: inject("form") === "long" ? 5000 : 200 };

/**
 * Names in a file that are not custom properties: its schemes, the parts of `@property`, the test
 * of `@supports`.
 */
const ownProperties = ["color-scheme", "syntax", "inherits", "initial-value", "color"];

/** Reads the names and texts of all custom properties with css-tree. */
function readWithCssTree(text: string): { readonly names: Set<string>; readonly errors: Error[] } {
  const errors: Error[] = [];
  const names = new Set<string>();
  const tree = parse(text, {
    parseCustomProperty: true,
    onParseError: (error) => errors.push(error),
  });
  walk(tree, ({ type, property, value }) => {
    if (type !== "Declaration" || property === undefined) return;
    if (property.startsWith("--")) names.add(ident.decode(property).slice(2));
    else if (!ownProperties.includes(property))
      errors.push(new Error(`${property} is none of ours`));
    if (value?.type === "Raw") errors.push(new Error(`${property} is not understood`));
  });
  return { names, errors };
}

/** Reads the custom properties of the root rule with lightningcss, which throws for invalid CSS. */
function readWithLightningCss(text: string): {
  readonly names: Set<string>;
  readonly others: number;
} {
  const names = new Set<string>();
  let others = 0;
  const { warnings } = transform({
    filename: "tokens.css",
    code: new TextEncoder().encode(text),
    errorRecovery: false,
    visitor: {
      Declaration(declaration) {
        if (declaration.property === "color-scheme") return;
        if (declaration.property !== "custom") others += 1;
        else names.add(declaration.value.name.slice(2));
      },
    },
  });
  expect(warnings).toEqual([]);
  return { names, others };
}

function expectUnderstood(set: TokenSet, text: string): void {
  expectNames(new Set([...set.tokens.keys()].map(tokenName)), text);
}

function expectNames(names: Set<string>, text: string): void {
  expect(readWithCssTree(text)).toEqual({ names, errors: [] });
  expect(readWithLightningCss(text)).toEqual({ names, others: 0 });
}

describe("css-tree and lightningcss", () => {
  it.each(sampleSets)("parse all of $name", ({ set }) => {
    expectUnderstood(set, print(set, { title: "Elif */ Portfolio" }));
    expectUnderstood(set, print(set, { schemes: ["light"], comments: false }));
  });

  it("parse all of any recipe's set", () => {
    for (const set of recipeSets) expectUnderstood(set, print(set, {}));
  });

  it("parse all of any set, with hostile names, values and titles", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), fc.string({ unit: "binary" }), (set, title) => {
        expectUnderstood(set, print(set, { title }));
      }),
      runs,
    );
  });

  it("parse all of any set, with any options", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), arbitraryPrintOptions(cssFormat.options), (set, asked) => {
        const files = cssFormat.print(set, asked);
        const [said] = cssFormat.read(files).modes;
        expect(said?.values.size).toBe(set.tokens.size);
        expectNames(new Set(said?.values.keys()), files[0].text);
      }),
      runs,
    );
  });
});
