import type { BitCoder } from "./bit-coder.ts";
import { codeCount, codeNumber, codeSymbol } from "./code-numbers.ts";
import type { TextCoder } from "./code-text.ts";

/** The coder of a code's bits, and that of its texts. */
export type Coders = { readonly bits: BitCoder; readonly texts: TextCoder };

/** The error of a value that a recipe cannot contain. */
export class NotCodable extends Error {}

const kinds = ["false", "true", "number", "color", "text", "list", "object", "none"] as const;
const maxDepth = 12;
const hex = /^#[0-9a-f]{6}$/;

/** Codes any value of JSON; `context` names the values that it resembles. */
export function codeJson(coders: Coders, context: string, value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new NotCodable();
  const kind = kinds[codeSymbol(coders.bits, `${context}?`, 3, kinds.indexOf(kindOf(value)))];
  switch (kind) {
    case "false":
    case "true":
      return kind === "true";
    case "number":
      return codeNumber(coders.bits, context, typeof value === "number" ? value : 0);
    case "color":
      return codeColor(coders.bits, textOf(value));
    case "text":
      return coders.texts.code(context, textOf(value));
    case "list":
      return codeList(coders, context, Array.isArray(value) ? value : [], depth);
    case "object":
      return codeObject(coders, context, (value ?? {}) as object, depth);
    default:
      return null;
  }
}

function kindOf(value: unknown): (typeof kinds)[number] {
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number") return "number";
  if (typeof value === "string") return hex.test(value) ? "color" : "text";
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "object" : "none";
}

/** Returns a text as it is; a reader passes other values, which it does not write. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Codes a color written as `#rrggbb`. */
function codeColor(bits: BitCoder, value: string): string {
  const number = Number.parseInt(value.slice(1), 16);
  const coded = [16, 8, 0].map((shift) => codeSymbol(bits, "rgb", 8, (number >> shift) & 255));
  return `#${coded.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function codeList(
  coders: Coders,
  context: string,
  list: readonly unknown[],
  depth: number,
): readonly unknown[] {
  const length = codeCount(coders.bits, `${context}[]`, list.length);
  const coded: unknown[] = [];
  for (let index = 0; index < length; index += 1)
    coded.push(codeJson(coders, `${context}[]`, list[index], depth + 1));
  return coded;
}

function codeObject(coders: Coders, context: string, object: object, depth: number): object {
  const entries = Object.entries(object);
  const length = codeCount(coders.bits, `${context}{}`, entries.length);
  const coded: [string, unknown][] = [];
  for (let index = 0; index < length; index += 1) {
    const [key, value] = entries[index] ?? ["", undefined];
    const codedKey = coders.texts.code(`${context}{}`, key);
    // Values of the same key resemble each other; long names would be contexts without a second use.
    coded.push([codedKey, codeJson(coders, codedKey.slice(0, 12), value, depth + 1)]);
  }
  return Object.fromEntries(coded);
}
