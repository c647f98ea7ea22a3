/** The change of one arrow key press, by unit; 1 px is a sixteenth of a rem. */
const stepOfUnit: Readonly<Record<string, number>> = { px: 1, rem: 0.0625, em: 0.0625, "%": 1 };
const stepOfFraction = 0.05;
const coarse = 10;

/**
 * Steps a number with a unit up (1) or down (-1), ten times as far when coarse; returns undefined
 * for other texts.
 */
export function stepText(text: string, direction: 1 | -1, isCoarse: boolean): string | undefined {
  const parts = /^\s*(-?\d*[.,]?\d+)\s*([a-z%°]*)\s*$/i.exec(text);
  if (!parts) return undefined;
  const [, digits = "", unit = ""] = parts;
  const isFraction = /[.,]/.test(digits) && unit === "";
  const step = isFraction ? stepOfFraction : (stepOfUnit[unit.toLowerCase()] ?? 1);
  const value = Number(digits.replace(",", ".")) + direction * step * (isCoarse ? coarse : 1);
  return `${Number(value.toFixed(4))}${unit}`;
}
