import { hexOfOklch, maxChroma } from "@tessera/engine/color";

/** The number of colors painted from left to right; the browser interpolates between them. */
export const areaColumns = 24;

/** The number of colors painted from bottom to top. */
export const areaRows = 20;

const outlineSteps = 40;

/** The area of a hue: its highest chroma, and the boundary of sRGB as a CSS shape. */
export type AreaShape = { readonly most: number; readonly outline: string };

/** Returns the shape of a hue's area; its width is the highest chroma at any lightness. */
export function findAreaShape(hue: number): AreaShape {
  const edge = sampleEdge(hue);
  const most = Math.max(...edge.map(([, chroma]) => chroma));
  const points = edge.map(
    ([lightness, chroma]) => `${percent(chroma / most)} ${percent(1 - lightness)}`,
  );
  return { most, outline: `polygon(0 0, ${points.toReversed().join(", ")}, 0 100%)` };
}

/**
 * Paints the colors of a hue. Beyond the boundary of sRGB, the rest of a row has the nearest color,
 * which is the same for all of it.
 */
export function paintArea(context: CanvasRenderingContext2D, hue: number, most: number): void {
  for (let row = 0; row < areaRows; row++) {
    const l = 1 - (row + 0.5) / areaRows;
    const edge = (maxChroma(l, hue) / most) * areaColumns;
    for (let column = 0; column < areaColumns; column++) {
      const isBeyond = column + 0.5 >= edge;
      context.fillStyle = hexOfOklch({ l, c: ((column + 0.5) / areaColumns) * most, h: hue });
      context.fillRect(column, row, isBeyond ? areaColumns - column : 1, 1);
      if (isBeyond) break;
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
