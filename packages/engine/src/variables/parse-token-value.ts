import { findValueProblem } from "#recipe/find-value-problem.ts";
import { findValueLimits, hasForm } from "#categories/value-limits.ts";
import type { Parsed, Problem } from "#tokens/problem.ts";
import type { TokenValue } from "#tokens/token.ts";
import { textForms } from "./text-forms.ts";

/** Longer texts are refused without parsing. */
const mostCharacters = 1024;

/**
 * Parses a token's value from a text; the token is given by its path or its top group (`spacing.m`,
 * `z-index`). Texts are `16px`, `1.5`, `auto`, `0 1px 2px #0003`, `"Segoe UI", sans-serif`. They
 * are strict: ASCII digits, the offered units, no spaces around. Problems are at the path `value`.
 */
export function parseTokenValue(path: string, text: string): Parsed<TokenValue> {
  const limits = findValueLimits(path);
  if (!limits) return refused({ code: "unknown-token", values: { token: path } });
  if (typeof text !== "string")
    return refused({ code: "wrong-type", values: { expected: "string" } });
  if (text.length > mostCharacters)
    return refused({ code: "too-long", values: { max: mostCharacters } });
  const form = textForms[limits.kind];
  const value = form.parse(text);
  if (!value && isReference(text))
    return refused({
      code: "wrong-token-type",
      values: { expected: limits.kind, found: "reference" },
    });
  if (!value) {
    const expected = hasForm(limits, "layer")
      ? "layer"
      : (form.findUnsupported?.(text) ?? form.expected);
    return refused({ code: "malformed", values: { expected } });
  }
  const fault = findValueProblem(path, value);
  if (!fault) return { ok: true, value };
  return refused(limits.kind === "number" ? asTyped(fault, text) : fault);
}

/** Returns a fault with the number as typed, not rounded to the nearest binary one. */
function asTyped(fault: Omit<Problem, "path">, text: string): Omit<Problem, "path"> {
  if (fault.values?.given === undefined) return fault;
  return { ...fault, values: { ...fault.values, given: text } };
}

/**
 * Returns whether a text is another tool's reference to a token: `{spacing.m}`, `var(--spacing-m)`,
 * `$spacing-m` or `@spacing-m`.
 */
function isReference(text: string): boolean {
  return /^(?:\{[^{}]*\}|var\([^()]*\)|[$@][\w-]+)$/.test(text);
}

function refused(fault: Omit<Problem, "path">): Parsed<TokenValue> {
  return { ok: false, problems: [{ path: "value", ...fault }] };
}
