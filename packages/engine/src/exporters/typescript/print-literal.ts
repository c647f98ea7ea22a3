import { printNumber } from "#tokens/print-number.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenValue } from "#tokens/token.ts";
import { colorPrinters } from "../css-text/print-color.ts";
import type { ColorNotation } from "../options/print-options.ts";

/** Prints a value as a literal of TypeScript: a number if it has no unit, else the text of CSS. */
export function printLiteral(value: TokenValue, notation: ColorNotation): string {
  return value.type === "number"
    ? printNumber(value.value)
    : printString(printTokenValue(value, colorPrinters[notation]));
}

/**
 * Prints a string literal: characters that are invisible in an editor, or end a script element, are
 * escaped by their codes.
 */
export function printString(text: string): string {
  return JSON.stringify(text)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeCharacter)
    .replaceAll(/<(?=[/!])/g, String.raw`\u003c`);
}

function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
