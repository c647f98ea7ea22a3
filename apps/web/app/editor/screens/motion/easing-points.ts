import {
  parseTokenValue,
  printTokenValue,
  type Parsed,
  type Problem,
  type Motion,
} from "@tessera/engine";

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

/** The two control points of a curve: x1, y1, x2, y2. */
export type EasingPoints = Motion["easings"][number]["points"];

/**
 * The curves to choose from: common ones of interfaces, and those of CSS Easing Functions Level 1.
 */
export const namedEasings = [
  { id: "standard", points: [0.2, 0, 0, 1] },
  { id: "enter", points: [0, 0, 0, 1] },
  { id: "exit", points: [0.3, 0, 1, 1] },
  { id: "overshoot", points: [0.34, 1.56, 0.64, 1] },
  { id: "linear", points: [0, 0, 1, 1] },
  { id: "ease", points: [0.25, 0.1, 0.25, 1] },
  { id: "ease-in", points: [0.42, 0, 1, 1] },
  { id: "ease-out", points: [0, 0, 0.58, 1] },
  { id: "ease-in-out", points: [0.42, 0, 0.58, 1] },
] as const satisfies readonly { readonly id: string; readonly points: EasingPoints }[];

/** A curve with a name. */
export type NamedEasing = (typeof namedEasings)[number];

/** Returns the name of a curve; undefined for a custom one. */
export function findNamedEasing(points: EasingPoints): NamedEasing | undefined {
  return namedEasings.find((named) => named.points.every((point, at) => point === points[at]));
}
