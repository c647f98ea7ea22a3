import { nameCharacters, readEscapes } from "../values/read-escapes.ts";

const reference = new RegExp(`^var\\(\\s*--(?<name>${nameCharacters})\\s*(?:,[^]*)?\\)$`);

/**
 * Reads the name of the property that a value refers to; undefined for another value. The fallback
 * of `var(--a, red)` is ignored, because the property is in the file.
 */
export function readReference(value: string): string | undefined {
  if (!value.startsWith("var(")) return undefined;
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined ? undefined : readEscapes(name);
}
