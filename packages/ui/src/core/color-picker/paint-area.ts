import { hexOfOklch, maxChroma } from "@tessera/engine/color";

/** The number of colors painted from left to right; the browser interpolates between them. */
export const areaColumns = 48;

/** The number of colors painted from bottom to top. */
export const areaRows = 32;

const outlineSteps = 40;

/** Returns the highest chroma of a hue at any lightness, which is the width of the area. */
export function findAreaMost(hue: number): number {
  return Math.max(...sampleEdge(hue).map(([, chroma]) => chroma));
}

/** Returns the boundary of sRGB at a hue as a CSS shape over the area. */
export function outlineArea(hue: number): string {
  const most = findAreaMost(hue);
  const points = sampleEdge(hue).map(
    ([lightness, chroma]) => `${percent(chroma / most)} ${percent(1 - lightness)}`,
  );
  return `polygon(0 0, ${points.toReversed().join(", ")}, 0 100%)`;
}

/** Paints the colors of a hue, with the nearest ones beyond the boundary of sRGB. */
export function paintArea(context: CanvasRenderingContext2D, hue: number): void {
  const most = findAreaMost(hue);
  for (let row = 0; row < areaRows; row++) {
    const l = 1 - (row + 0.5) / areaRows;
    for (let column = 0; column < areaColumns; column++) {
      context.fillStyle = hexOfOklch({ l, c: ((column + 0.5) / areaColumns) * most, h: hue });
      context.fillRect(column, row, 1, 1);
    }
  }
}

function sampleEdge(hue: number): readonly (readonly [lightness: number, chroma: number])[] {
  return Array.from({ length: outlineSteps + 1 }, (_, step) => {
    const lightness = step / outlineSteps;
    return [lightness, maxChroma(lightness, hue)] as const;
  });
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`;
}
