import { parseTokenValue, printTokenValue, type Parsed, type Problem } from "@tessera/engine";
import { namedEasings, type EasingPoints } from "./named-easings.ts";

/** Prints a curve as four numbers. */
export function printPoints(points: EasingPoints): string {
  return printTokenValue({ type: "cubicBezier", points }).replaceAll(/^cubic-bezier\(|\)$/g, "");
}

/** Parses a typed curve: four numbers, CSS syntax, or the name of a known curve. */
export function parsePoints(text: string): Parsed<EasingPoints> {
  const named = namedEasings.find(({ id }) => id === text.trim().toLowerCase());
  if (named) return { ok: true, value: named.points };
  const numbers = text
    .trim()
    .replace(/^cubic-bezier\((.*)\)$/i, "$1")
    .split(/[\s,]+/)
    .filter(Boolean);
  const parsed = parseTokenValue("easing", `cubic-bezier(${numbers.join(", ")})`);
  if (!parsed.ok) return { ok: false, problems: parsed.problems.map(inFourNumbers) };
  if (parsed.value.type !== "cubicBezier") throw new Error("An easing is a curve");
  return { ok: true, value: parsed.value.points };
}

/** Returns the problem with an example of four numbers, because the field shows four numbers. */
function inFourNumbers(problem: Problem): Problem {
  return problem.values?.expected === "easingText"
    ? { ...problem, values: { expected: "easingPoints" } }
    : problem;
}
