const count = 11;
const rounds = 60;
const relaxation = 1.5;
/** How much a step is drawn to the middle of its bounds, where the windows are best used, next to evenness. */
const pull = 0.3;

/**
 * The eleven lightnesses inside of their bounds that rise most evenly: the least sum of squared second differences.
 * Solved by projected successive over-relaxation (Cryer, "The Solution of a Quadratic Programming Problem Using
 * Systematic Overrelaxation", 1971).
 */
export function evenLadder(least: Float64Array, most: Float64Array): Float64Array {
  const ladder = new Float64Array(count);
  for (let i = 0; i < count; i++) ladder[i] = middleOf(least, most, i);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < count; i++) {
      const slope =
        bendAt(ladder, i - 1) -
        2 * bendAt(ladder, i) +
        bendAt(ladder, i + 1) +
        pull * ((ladder[i] as number) - middleOf(least, most, i));
      const moved = (ladder[i] as number) - (relaxation * slope) / curvatureAt(i);
      ladder[i] = Math.min(most[i] as number, Math.max(least[i] as number, moved));
    }
  }
  return ladder;
}

/** The second difference at a step; the two ends have none. */
function bendAt(ladder: Float64Array, i: number): number {
  if (i < 1 || i > count - 2) return 0;
  return (ladder[i - 1] as number) - 2 * (ladder[i] as number) + (ladder[i + 1] as number);
}

/** How fast the slope at a step grows with its lightness. */
function curvatureAt(i: number): number {
  const fromEnd = Math.min(i, count - 1 - i);
  return pull + (fromEnd === 0 ? 1 : fromEnd === 1 ? 5 : 6);
}

function middleOf(least: Float64Array, most: Float64Array, i: number): number {
  return ((least[i] as number) + (most[i] as number)) / 2;
}
