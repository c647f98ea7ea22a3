import type { HexColor } from "#color/hex-color.ts";

/** A default base color, with the name of a pigment or a stone. */
export type StarterPalette = { readonly name: string; readonly base: HexColor };

/** The base colors that a new project offers. */
export const starterPalettes = [
  { name: "Minium", base: "#d9480f" as HexColor },
  { name: "Saffron", base: "#e2a610" as HexColor },
  { name: "Verdigris", base: "#2f8f6b" as HexColor },
  { name: "Lapis", base: "#2447b8" as HexColor },
  { name: "Porphyry", base: "#6b2d4f" as HexColor },
] as const satisfies readonly StarterPalette[];
