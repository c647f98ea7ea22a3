import { roundNumber } from "#tokens/round-number.ts";
import { keptDecimals } from "#decisions/general-limits.ts";
import type { ExpectedWord } from "#tokens/problem.ts";
import type { DimensionValue, TokenValue } from "#tokens/token.ts";
import type { ValueKind } from "#tokens/value-kind.ts";
import { parseColorText } from "./parse-color-text.ts";
import { parseFamilyList } from "./parse-family-list.ts";
import { findUnheldShadow, parseShadowText } from "./parse-shadow-text.ts";

/** How a kind of value is written: an example for people, and the reader of it. */
export type TextForm = {
  readonly expected: ExpectedWord;
  readonly parse: (text: string) => TokenValue | undefined;
  /** What stands in place of `expected` where a text asks for more than a token holds. */
  readonly findUnheld?: (text: string) => ExpectedWord | undefined;
};

const number = String.raw`-?(?:\d{1,10}(?:\.\d{1,10})?|\.\d{1,10})`;
/** More digits than any token takes, so that a number that goes too far is told how far it may go. */
const numberPattern = /^-?(?:\d{1,20}(?:\.\d{1,10})?|\.\d{1,10})$/;
const lengthPattern = new RegExp(`^(?<value>${number})(?<unit>px|rem|em)$`);
const durationPattern = new RegExp(`^(?<value>${number})(?<unit>ms|s)$`);
const easingPattern = new RegExp(
  `^cubic-bezier\\(\\s?(${number})\\s?,\\s?(${number})\\s?,\\s?(${number})\\s?,\\s?(${number})\\s?\\)$`,
);

/** The text form of every kind of value. */
export const textForms: Readonly<Record<ValueKind, TextForm>> = {
  color: { expected: "colorText", parse: parseColorText },
  length: { expected: "lengthText", parse: parseLength },
  number: { expected: "plainNumber", parse: parseNumberText },
  fontFamily: { expected: "familyList", parse: parseFamilyList },
  shadow: {
    expected: "shadowText",
    parse: parseShadowText,
    findUnheld: findUnheldShadow,
  },
  duration: { expected: "durationText", parse: parseDuration },
  easing: { expected: "easingText", parse: parseEasing },
};

function parseLength(text: string): DimensionValue | undefined {
  const { value, unit } = lengthPattern.exec(text)?.groups ?? {};
  if (value === undefined || (unit !== "px" && unit !== "rem" && unit !== "em")) return undefined;
  return { type: "dimension", value: figure(value), unit };
}

function parseNumberText(text: string): TokenValue | undefined {
  if (text === "auto") return { type: "keyword", value: "auto" };
  return numberPattern.test(text) ? { type: "number", value: figure(text) } : undefined;
}

function parseDuration(text: string): TokenValue | undefined {
  const { value, unit } = durationPattern.exec(text)?.groups ?? {};
  if (value === undefined) return undefined;
  return { type: "duration", ms: roundNumber(figure(value) * (unit === "s" ? 1000 : 1), 3) };
}

function parseEasing(text: string): TokenValue | undefined {
  const [x1, y1, x2, y2] = (easingPattern.exec(text) ?? []).slice(1).map(figure);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return { type: "cubicBezier", points: [x1, y1, x2, y2] };
}

function figure(digits: string): number {
  // Rounding would bend large whole numbers; the sum makes -0 a 0.
  if (!digits.includes(".")) return Number(digits) + 0;
  return roundNumber(Number(digits), keptDecimals);
}
