/** A common convention for step names; `nameSteps` names any number of steps, from the lightest. */
export type StepNamePreset = {
  readonly id: string;
  readonly stepNames: readonly string[];
  readonly nameSteps: (count: number) => readonly string[];
};

const familiar = [50, ...hundreds(9), 950];

/** The presets to choose from, each from the lightest step. */
export const stepNamePresets: readonly [StepNamePreset, ...StepNamePreset[]] = [
  { id: "50–950", stepNames: familiar.map(String), nameSteps: (count) => spread(familiar, count) },
  {
    id: "100–900",
    stepNames: hundreds(9).map(String),
    nameSteps: (count) => spread(hundreds(9), count),
  },
  {
    id: "1–12",
    stepNames: numbers(12).map(String),
    nameSteps: (count) => numbers(count).map(String),
  },
];

/** Returns the preset of these names; undefined for custom names. */
export function findPreset(stepNames: readonly string[]): StepNamePreset | undefined {
  return stepNamePresets.find((preset) => preset.stepNames.join() === stepNames.join());
}

/**
 * Returns this many of the rising numbers, from first to last; if there are too few, with halves
 * between them.
 */
function spread(known: readonly number[], count: number): readonly string[] {
  const gaps = known.length - 1;
  const more = count - known.length;
  if (more > gaps)
    return spread(
      halve(known, () => true),
      count,
    );
  if (more >= 0) return halve(known, (gap) => passes(gap, more / gaps)).map(String);
  return numbers(count).map((_, at) => String(known[Math.round((at * gaps) / (count - 1))]));
}

/**
 * Returns whether a line with this slope, below one, reaches a new whole number in a gap, to spread
 * few evenly.
 */
function passes(gap: number, slope: number): boolean {
  return Math.round((gap + 1) * slope) > Math.round(gap * slope);
}

function halve(known: readonly number[], isHalved: (gap: number) => boolean): readonly number[] {
  return known.flatMap((each, gap) => {
    const next = known[gap + 1];
    return next !== undefined && isHalved(gap) ? [each, Math.round((each + next) / 2)] : [each];
  });
}

function hundreds(count: number): readonly number[] {
  return numbers(count).map((each) => each * 100);
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
