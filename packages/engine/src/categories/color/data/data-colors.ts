import type { HexColor } from "#color/hex-color.ts";
import type { Scheme } from "#tokens/modes/mode.ts";

/** The colors of a data palette in each scheme. */
export type DataColors = Readonly<Record<Scheme, readonly HexColor[]>>;

/** The numbers of colors in the groups of charts, by the second segment of their token paths. */
export const dataCounts = { data: 12, "data-sequential": 7, "data-diverging": 9 } as const;
