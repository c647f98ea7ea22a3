import { findFormat, parseRecipe } from "@tessera/engine";
import type { PrintOptions, Recipe, TokenSet } from "@tessera/engine";

/** A recipe, and the option sets to print with, by format id. */
export type Print = {
  readonly recipe: Recipe;
  readonly asked: Readonly<Record<string, readonly PrintOptions[]>>;
};

/** A hash of each printed file, by recipe, format, options and path. */
export type Fingerprints = Readonly<Record<string, string>>;

/** Prints recipes with their option sets; runs in Node and in browsers. */
export function printFingerprints(prints: readonly Print[]): Fingerprints {
  const found: Record<string, string> = {};
  for (const [index, { recipe, asked }] of prints.entries()) {
    const parsed = parseRecipe(recipe);
    if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.problems));
    const set = parsed.value;
    for (const [id, wishes] of Object.entries(asked))
      for (const [turn, options] of wishes.entries())
        for (const { path, text } of findFormat(id)?.print(set, options) ?? [])
          found[`${index} ${id} ${turn} ${path}`] = fingerprint(text);
    found[`${index} promises`] = fingerprint(printPromises(set));
  }
  return found;
}

function printPromises({ promises }: TokenSet): string {
  return JSON.stringify(promises);
}

/** A 53-bit hash of a text's UTF-16 units: cyrb53, by bryc, 2018 (public domain). */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return `${text.length}-${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
