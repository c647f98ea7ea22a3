import { printNumber } from "#tokens/print-number.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import type { TokenValue } from "#tokens/token.ts";
import { colorPrinters } from "../css-text/print-color.ts";
import type { ColorNotation } from "../options/print-options.ts";

/** A value as a literal of TypeScript: a number where it has no unit, else the text of CSS. */
export function printLiteral(value: TokenValue, notation: ColorNotation): string {
  return value.type === "number"
    ? printNumber(value.value)
    : printString(printTokenValue(value, colorPrinters[notation]));
}

/** A string literal: what an editor does not show, and what ends a script element, is escaped by its code. */
export function printString(text: string): string {
  return JSON.stringify(text)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeCharacter)
    .replaceAll(/<(?=[/!])/g, String.raw`\u003c`);
}

function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
