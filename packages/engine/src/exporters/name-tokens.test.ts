import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { generate } from "../generate.ts";
import { arbitraryTokenSet } from "./arbitrary-token-set.ts";
import { nameTokens } from "./name-tokens.ts";
import type { PrintOptions } from "./print-options.ts";
import { sharedOptions } from "./shared-options.ts";

const runs = { seed: 20_260_411, numRuns: inject("form") === "long" ? 10_000 : 500 };

function nameAll(paths: readonly string[], options: PrintOptions): readonly string[] {
  const tokens = paths.map(tokenPath);
  return tokens.map(nameTokens(tokens, options));
}

it.each([
  [{}, "color-on-action-500"],
  [{ prefix: "ds" }, "ds-color-on-action-500"],
  [{ nameCase: "snake" }, "color_on_action_500"],
  [{ nameCase: "camel" }, "colorOnAction500"],
  [{ prefix: "my-app", nameCase: "snake" }, "my_app_color_on_action_500"],
  [{ prefix: "my-app", nameCase: "camel" }, "myAppColorOnAction500"],
] as const)("with %o says %s", (options, name) => {
  expect(nameAll(["color.on-action.500"], options)).toEqual([name]);
});

it("keeps apart what a case would give one name, whatever the order", () => {
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
        const paths: readonly TokenPath[] = [...tokens.keys()];
        const names = paths.map(nameTokens(paths, { prefix, nameCase }));
        expect(new Set(names).size).toBe(paths.length);
      },
    ),
    runs,
  );
});

it("needs no way around in the default recipe", () => {
  const paths = [...generate(createRecipe()).tokens.keys()];
  for (const name of paths.map(nameTokens(paths, { nameCase: "camel" })))
    expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/);
});
