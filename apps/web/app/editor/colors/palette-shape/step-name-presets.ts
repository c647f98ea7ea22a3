/** A way to name steps that design systems share. */
export type StepNamePreset = { readonly id: string; readonly stepNames: readonly string[] };

/** Names to choose from, each list from the lightest step. */
export const stepNamePresets: readonly StepNamePreset[] = [
  { id: "50–950", stepNames: ["50", ...hundreds(9), "950"] },
  { id: "100–900", stepNames: hundreds(9) },
  { id: "1–12", stepNames: numbers(12) },
];

/** The preset that these names are; undefined for a person's own. */
export function findPreset(stepNames: readonly string[]): StepNamePreset | undefined {
  return stepNamePresets.find((preset) => preset.stepNames.join() === stepNames.join());
}

/** As many names: those that are there from the lightest, and behind them numbers that go on as the last two do. */
export function resizeStepNames(stepNames: readonly string[], count: number): readonly string[] {
  const kept = stepNames.slice(0, count);
  return Array.from({ length: count - kept.length }).reduce<readonly string[]>(
    (names) => [...names, nextName(names)],
    kept,
  );
}

function nextName(names: readonly string[]): string {
  const [before = 0, last = 0] = names.slice(-2).map(Number);
  const step = Number.isFinite(last - before) && last > before ? last - before : 1;
  const start = Number.isFinite(last) ? last : names.length;
  let next = start + step;
  while (names.includes(String(next))) next += step;
  return String(next);
}

function hundreds(count: number): readonly string[] {
  return numbers(count).map((name) => `${name}00`);
}

function numbers(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}
