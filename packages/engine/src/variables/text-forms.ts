import { roundNumber } from "#tokens/round-number.ts";
import { maxDecimals } from "#decisions/general-limits.ts";
import type { ExpectedWord } from "#tokens/problem.ts";
import type { DimensionValue, TokenValue, FontFamilyValue } from "#tokens/token.ts";
import type { ValueKind } from "#tokens/value-kind.ts";
import { parseColorText } from "./parse-color-text.ts";
import { findUnsupportedShadow, parseShadowText } from "./parse-shadow-text.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";

/**
 * One family of a list: quoted in either way, or bare. A bare one has no leading space and takes
 * the spaces after it, so that many spaces match only once.
 */
const family =
  /^\s*(?:(?:"(?<double>[^"]*)"|'(?<single>[^']*)')\s*|(?<bare>[^,"'\s][^,"']*))(?:,|$)/;

/**
 * Parses font families from a list with commas, names quoted or bare; undefined for an empty name
 * or an open quote.
 */
function parseFamilyList(text: string): FontFamilyValue | undefined {
  const families: string[] = [];
  let rest = text;
  while (rest !== "" && families.length <= recipeCounts.families.max) {
    const match = family.exec(rest);
    const { double, single, bare } = match?.groups ?? {};
    const name = (double ?? single ?? bare ?? "").trim();
    if (!match || name === "") return undefined;
    families.push(name);
    rest = rest.slice(match[0].length);
    if (rest === "" && match[0].endsWith(",")) return undefined;
  }
  return families.length > 0 ? { type: "fontFamily", families } : undefined;
}

/** The text form of a kind of value: an example for users, and its parser. */
type TextForm = {
  readonly expected: ExpectedWord;
  readonly parse: (text: string) => TokenValue | undefined;
  /** Replaces `expected` if a text has a feature that tokens cannot have. */
  readonly findUnsupported?: (text: string) => ExpectedWord | undefined;
};

const number = String.raw`-?(?:\d{1,10}(?:\.\d{1,10})?|\.\d{1,10})`;
/** More digits than any token has, so that the problem of a large number contains its limits. */
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
    findUnsupported: findUnsupportedShadow,
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
  // Rounding would change large whole numbers; the sum converts -0 to 0.
  if (!digits.includes(".")) return Number(digits) + 0;
  return roundNumber(Number(digits), maxDecimals);
}
