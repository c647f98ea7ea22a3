import type { Meaning } from "#checks/promised-pairs.ts";

const meaningTexts: ReadonlyMap<string, string> = new Map<Meaning, string>([
  ["action", "actions"],
  ["success", "success"],
  ["warning", "warnings"],
  ["danger", "danger"],
  ["info", "information"],
]);

/** What a meaning is called in the middle of a sentence; an extra palette by its name. */
export function textOf(meaning: string): string {
  return meaningTexts.get(meaning) ?? `the palette ${meaning}`;
}

/** The ramp that a meaning takes its colors from. */
export function rampOf(meaning: string): string {
  return meaning === "action" ? "primary" : meaning;
}
