import { parseRecipe } from "#design/parse-recipe.ts";
import type { Design } from "#design/design.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { parseBase64url, printBase64url } from "./base64url.ts";
import { BitReader, BitWriter, EndOfCode } from "./bit-coder.ts";
import { checksumLength, printChecksum } from "./checksum.ts";
import { NotCodable } from "./code-json.ts";
import { codeRecipe } from "./code-recipe.ts";
import { fieldCounts, shareVersion } from "./share-fields.ts";

/**
 * The reason to refuse a share code: not of its form, of a newer version, damaged, or of a recipe
 * that the rules of today refuse.
 */
export type ShareCodeProblem = "shape" | "version" | "damaged" | "recipe";

/** The result of reading a share code. */
export type ParsedShareCode =
  | { readonly ok: true; readonly value: Design }
  | { readonly ok: false; readonly problem: ShareCodeProblem };

/** The longest code that is read. */
const maxLength = 200_000;
const form = /^[0-9][A-Za-z0-9_-]{5,}$/;

/** Prints a whole recipe as one short text that an address can contain. */
export function printShareCode(recipe: Recipe): string {
  const writer = new BitWriter();
  codeRecipe(writer, fieldCounts[shareVersion] ?? 0, recipe);
  const content = printBase64url(writer.finish());
  return shareVersion + printChecksum(content) + content;
}

/** Parses a share code; text around it, such as the address before `#`, is ignored. */
export function parseShareCode(text: string): ParsedShareCode {
  const code = findShareCode(text);
  if (code === undefined) return { ok: false, problem: "shape" };
  const count = fieldCounts[code.charAt(0)];
  if (count === undefined) return { ok: false, problem: "version" };
  const content = code.slice(1 + checksumLength);
  const bytes = parseBase64url(content);
  if (!bytes || code.slice(1, 1 + checksumLength) !== printChecksum(content))
    return { ok: false, problem: "damaged" };
  const parsed = parseRecipe(readRecipe(bytes, count));
  return parsed.ok ? parsed : { ok: false, problem: "recipe" };
}

/** Finds the code in a text: the whole text, or the part of an address after its `#`. */
export function findShareCode(text: string): string | undefined {
  if (text.length > maxLength) return undefined;
  const code = text.slice(text.lastIndexOf("#") + 1).trim();
  return form.test(code) ? code : undefined;
}

/** Reads a recipe; undefined if the bytes end within it or have what no recipe can contain. */
function readRecipe(bytes: Uint8Array, count: number): unknown {
  try {
    return codeRecipe(new BitReader(bytes), count, createRecipe());
  } catch (error) {
    if (error instanceof EndOfCode || error instanceof NotCodable) return undefined;
    throw error;
  }
}
