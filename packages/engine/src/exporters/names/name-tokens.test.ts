import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import { defineToken } from "#tokens/define-token.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { createDesign } from "#design/parse-recipe.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { sharedOptions } from "../options/shared-options.ts";
import { nameTokens } from "./name-tokens.ts";

const runs = { seed: 20_260_411, numRuns: inject("form") === "long" ? 10_000 : 500 };

function nameIn(tokens: TokenSet["tokens"], options: PrintOptions): readonly string[] {
  const name = nameTokens(tokens, options);
  return [...tokens.keys()].map((path) => name(path));
}

function nameAll(paths: readonly string[], options: PrintOptions): readonly string[] {
  const tokens = paths.map((text) => defineToken(text, "size", { type: "number", value: 1 }));
  return nameIn(new Map(tokens.map((token) => [token.path, token])), options);
}

it.each([
  [{}, "color-on-action-500"],
  [{ prefix: "ds" }, "ds-color-on-action-500"],
  [{ nameCase: "snake" }, "color_on_action_500"],
  [{ nameCase: "camel" }, "colorOnAction500"],
  [{ prefix: "my-app", nameCase: "snake" }, "my_app_color_on_action_500"],
  [{ prefix: "my-app", nameCase: "camel" }, "myAppColorOnAction500"],
] as const)("with %o is named %s", (options, name) => {
  expect(nameAll(["color.on-action.500"], options)).toEqual([name]);
});

it("distinguishes names that a case would make equal, in any order", () => {
  const paths = ["size.m-2", "size.m2", "size.m"];
  const names = ["size_m_2", "size_m2", "sizeM"];
  expect(nameAll(paths, { nameCase: "camel" })).toEqual(names);
  expect(nameAll(paths.toReversed(), { nameCase: "camel" })).toEqual(names.toReversed());
});

it("never gives two tokens one name", () => {
  fc.assert(
    fc.property(
      arbitraryTokenSet(),
      fc.constantFrom("", "ds", "a-b"),
      fc.constantFrom(...sharedOptions.nameCase.choices),
      ({ tokens }, prefix, nameCase) => {
        expect(new Set(nameIn(tokens, { prefix, nameCase })).size).toBe(tokens.size);
      },
    ),
    runs,
  );
});

it("changes no name of the default recipe", () => {
  for (const name of nameIn(createDesign().tokens, { nameCase: "camel" }))
    expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/);
});
