import type { ViewSettings } from "#editor/view/view-settings.ts";

/** A color vision that the preview simulates. */
export type Vision = Exclude<ViewSettings["vision"], "normal">;

/**
 * The matrices that simulate a color vision on linear RGB: Viénot, Brettel and Mollon 1999 for the
 * red-green kinds, Brettel's tritan plane, and the luminance of Rec. 709 for no colors.
 */
const matrices: Readonly<Record<Vision, string>> = {
  protanopia: "0.1124 0.8876 0 0 0  0.1124 0.8876 0 0 0  0.004 -0.004 1 0 0  0 0 0 1 0",
  deuteranopia: "0.2928 0.7072 0 0 0  0.2928 0.7072 0 0 0  -0.0223 0.0223 1 0 0  0 0 0 1 0",
  tritanopia:
    "1.0126 0.1352 -0.1478 0 0  -0.0124 0.8676 0.1448 0 0  0.0738 0.8049 0.1212 0 0  0 0 0 1 0",
  gray: "0.2126 0.7152 0.0722 0 0  0.2126 0.7152 0.0722 0 0  0.2126 0.7152 0.0722 0 0  0 0 0 1 0",
};

/** Returns the CSS filter of a color vision; undefined for the usual one. */
export function visionFilterOf(vision: ViewSettings["vision"]): string | undefined {
  return vision === "normal" ? undefined : `url(#vision-${vision})`;
}

/** The definition of the filter of a color vision, which the page needs once. */
export function VisionFilter({ vision }: { readonly vision: Vision }) {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      <filter id={`vision-${vision}`} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={matrices[vision]} />
      </filter>
    </svg>
  );
}
