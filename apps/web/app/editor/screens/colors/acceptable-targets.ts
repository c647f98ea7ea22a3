import {
  contrastRatioLimits,
  findMissedTargets,
  type Design,
  type MissedTarget,
} from "@tessera/engine";

/** Lists the missed targets whose nearest ratio can be a target. */
export function listAcceptable(design: Design): readonly MissedTarget[] {
  return findMissedTargets(design).filter(
    ({ nearestContrast }) => nearestContrast >= contrastRatioLimits.pair.min,
  );
}
