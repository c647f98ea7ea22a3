const mostRounds = 60;
const relaxation = 1.4;
/**
 * The pull of a step to the middle of its bounds, where it uses the windows best, relative to
 * evenness.
 */
const pull = 0.3;
/**
 * The solver stops after a round in which no step moves further than this: half of what 8 bits can
 * show.
 */
const tolerance = 2e-3;

/**
 * The weights, for each step of a ladder, of the five steps around it in the slope of the sum of
 * squared second differences, and how far it moves for a slope of one.
 */
type Figures = {
  readonly stencil: Float64Array;
  readonly stride: Float64Array;
  /**
   * A fraction for each step, and two more places at each end, so that every step has two neighbors
   * on both sides.
   */
  readonly blank: readonly number[];
};

const figuresByCount: readonly Figures[] = Array.from({ length: 21 }, (_, count) =>
  figuresOf(count),
);

/**
 * Returns the lightnesses inside their bounds, three or more, that increase most evenly: with the
 * minimal sum of squared second differences. Uses projected successive over-relaxation (Cryer, "The
 * Solution of a Quadratic Programming Problem Using Systematic Overrelaxation", 1971).
 */
export function evenLadder(least: readonly number[], most: readonly number[]): readonly number[] {
  const count = least.length;
  const figures = figuresByCount[count] as Figures;
  const padded = figures.blank.slice();
  for (let i = 0; i < count; i++) padded[i + 2] = ((least[i] as number) + (most[i] as number)) / 2;
  for (let round = 0; round < mostRounds; round++) {
    if (relax(padded, least, most, figures) < tolerance) break;
  }
  return padded.slice(2, count + 2);
}

/** Moves every step one time, and returns the largest move. */
function relax(
  padded: number[],
  least: readonly number[],
  most: readonly number[],
  { stencil, stride }: Figures,
): number {
  let furthest = 0;
  let second = padded[0] as number;
  let first = padded[1] as number;
  for (let i = 0; i < least.length; i++) {
    const from = padded[i + 2] as number;
    const lower = least[i] as number;
    const upper = most[i] as number;
    const k = i * 5;
    // The result of the step before enters last, so that the processor can compute the rest in
    // parallel.
    const still =
      (stencil[k] as number) * second +
      (stencil[k + 2] as number) * from +
      (stencil[k + 3] as number) * (padded[i + 3] as number) +
      (stencil[k + 4] as number) * (padded[i + 4] as number) -
      (pull / 2) * (lower + upper);
    const slope = still + (stencil[k + 1] as number) * first;
    const preferred = from - slope * (stride[i] as number);
    const to = preferred < lower ? lower : preferred > upper ? upper : preferred;
    padded[i + 2] = to;
    second = first;
    first = to;
    const moved = to < from ? from - to : to - from;
    if (moved > furthest) furthest = moved;
  }
  return furthest;
}

/**
 * Returns the weights of a ladder: its second differences are [1, -2, 1] at every place except the
 * ends, and each weight is a sum of their products.
 */
function figuresOf(count: number): Figures {
  const stencil = new Float64Array(count * 5);
  for (let middle = 1; middle < count - 1; middle++)
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        const index = (middle + row) * 5 + 2 + column - row;
        stencil[index] = (stencil[index] as number) + weight(row) * weight(column);
      }
  const stride = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    stencil[i * 5 + 2] = (stencil[i * 5 + 2] as number) + pull;
    stride[i] = relaxation / (stencil[i * 5 + 2] as number);
  }
  return { stencil, stride, blank: Array.from({ length: count + 4 }, () => 0.5) };
}

function weight(place: number): number {
  return place === 0 ? -2 : 1;
}
