import { expect, it } from "vitest";
import { createDesign } from "#design/parse-recipe.ts";
import type { Format } from "./format/format.ts";
import { hasEffect, type FormatOption, type PrintOptions } from "./options/print-options.ts";
import { formats } from "./registry.ts";

const set = createDesign();

function countPrints(format: Format, option: FormatOption, requested: PrintOptions): number {
  const texts = listValues(option).map((value) =>
    JSON.stringify(format.print(set, { ...requested, [option.id]: value })),
  );
  return new Set(texts).size;
}

function listValues(option: FormatOption): readonly unknown[] {
  if (option.kind === "switch") return [false, true];
  return option.kind === "choice" ? option.choices : [];
}

it.each(
  formats.flatMap((format) =>
    format.options
      .filter(({ kind }) => kind === "choice" || kind === "switch")
      .map((option) => ({ name: `${option.id} of ${format.id}`, format, option })),
  ),
)(
  "returns whether $name changes files of one scheme and of two, in every scope",
  ({ format, option }) => {
    const scopes = format.options.find((each) => each.id === "scope")?.choices ?? [undefined];
    for (const schemes of [["light"], ["light", "dark"]] as const)
      for (const scope of option.id === "scope" ? [undefined] : scopes) {
        const requested: PrintOptions = scope ? { schemes, scope } : { schemes };
        const changes = countPrints(format, option, requested) > 1;
        expect(hasEffect(option, requested), JSON.stringify(requested)).toBe(changes);
      }
  },
);
