import { hexOfOklch, type Oklch } from "@tessera/engine/color";

const stops = 24;

/** The colors along a slider of one part of OKLCH, the other parts as they are. */
export function trackColors(color: Oklch, part: keyof Oklch, most: number): readonly string[] {
  return Array.from({ length: stops + 1 }, (_, index) =>
    hexOfOklch({ ...color, [part]: (most * index) / stops }),
  );
}
