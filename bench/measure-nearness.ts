import type { HexColor } from "@tessera/engine";
import { oklabOf } from "@tessera/engine/color";
import type { Ramp } from "./palette-peers.ts";

/** A color's lightness, and its other two components in OKLab. */
type Lab = ReturnType<typeof oklabOf>;

const white = { l: 1, a: 0, b: 0 };
const black = { l: 0, a: 0, b: 0 };

/**
 * Returns the mean ΔE_OK × 100 between the steps of a ramp and the colors of a palette at equal
 * lightness. The ramp's base does not count, because the palette has it.
 */
export function measureNearness({ base, steps }: Ramp, palette: readonly HexColor[]): number {
  const others = steps.filter((step) => step !== base).map(oklabOf);
  const distances = others.map((step) => {
    const { a, b } = colorAt(palette, step.l);
    return 100 * Math.hypot(step.a - a, step.b - b);
  });
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

/** Returns the color of a palette at a lightness, on the straight line between two of its steps. */
export function colorAt(palette: readonly HexColor[], lightness: number): Lab {
  const colors = [white, ...palette.map(oklabOf), black];
  const index = Math.max(
    1,
    colors.findIndex(({ l }) => l <= lightness),
  );
  const [lighter, darker] = [colors[index - 1] as Lab, colors[index] as Lab];
  const share = lighter.l === darker.l ? 0 : (lightness - darker.l) / (lighter.l - darker.l);
  return {
    l: lightness,
    a: darker.a + (lighter.a - darker.a) * share,
    b: darker.b + (lighter.b - darker.b) * share,
  };
}
