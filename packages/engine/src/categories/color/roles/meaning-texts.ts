import type { Meaning } from "#checks/promised-pairs.ts";

const meaningTexts: ReadonlyMap<string, string> = new Map<Meaning, string>([
  ["action", "actions"],
  ["success", "success"],
  ["warning", "warnings"],
  ["danger", "danger"],
  ["info", "information"],
]);

/** Returns the name of a meaning in the middle of a sentence; for an extra palette its own name. */
export function textOf(meaning: string): string {
  return meaningTexts.get(meaning) ?? `the palette ${meaning}`;
}

/** Returns the name of the ramp of a meaning's colors. */
export function rampOf(meaning: string): string {
  return meaning === "action" ? "primary" : meaning;
}
