import { parseTokenValue, printTokenValue, type Motion, type Parsed } from "@tessera/engine";

/** The two middle points of a curve: x1, y1, x2, y2. */
export type EasingPoints = Motion["easings"][number]["points"];

/** A curve as people write it: four numbers. */
export function printPoints(points: EasingPoints): string {
  return printTokenValue({ type: "cubicBezier", points }).replaceAll(/^cubic-bezier\(|\)$/g, "");
}

/** A typed curve: four numbers, or the same as CSS writes them. */
export function parsePoints(text: string): Parsed<EasingPoints> {
  const numbers = text
    .trim()
    .replace(/^cubic-bezier\((.*)\)$/i, "$1")
    .split(/[\s,]+/)
    .filter(Boolean);
  const parsed = parseTokenValue("easing", `cubic-bezier(${numbers.join(", ")})`);
  if (!parsed.ok) return parsed;
  if (parsed.value.type !== "cubicBezier") throw new Error("An easing is a curve");
  return { ok: true, value: parsed.value.points };
}
