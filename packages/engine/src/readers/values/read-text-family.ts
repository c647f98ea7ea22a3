import { requireText } from "../json-text/read-json.ts";
import { readEscapes } from "./read-escapes.ts";

/**
 * Reads a font family that is written as its name or as a string of CSS; throws a SyntaxError for
 * anything else.
 */
export function readTextFamily(value: unknown): string {
  const text = requireText(value, "A font family");
  const [, inner] = /^"([^]*)"$/.exec(text) ?? [];
  return inner === undefined ? text : readEscapes(inner);
}
