import type { PrintedMode } from "./printed-colors.ts";

/** A row of the table of roles in docs/engine.md. */
type Row = {
  readonly foreground: string;
  readonly backgrounds: readonly string[];
  /** Undefined where the table has a dash. */
  readonly least: number | undefined;
  readonly leastHigh: number;
};

/** A foreground on one background with its documented contrast. */
type Pair = { readonly foreground: string; readonly background: string; readonly least: number };

const surfaces = ["surface-0", "surface-1", "surface-2", "surface-3", "surface-4"];
const statuses = ["success", "warning", "danger", "info"];
const meanings = ["action", ...statuses];
const quiet = ["surface-selected", ...meanings.map((each) => `${each}-subtle`)];

/**
 * The table of docs/engine.md, written a second time by hand: the engine's own list of promises is
 * what this one checks.
 */
const rows: readonly Row[] = [
  row("text", [...surfaces, ...quiet], 7, 7),
  row("text-muted", [...surfaces, ...quiet], 4.5, 7),
  row("text-placeholder", ["surface-1", "surface-2", "surface-3"], 4.5, 7),
  row("link", [...surfaces, "surface-selected"], 4.5, 7),
  row("border-control", surfaces, 3, 4.5),
  row("focus", [...surfaces, "surface-selected"], 3, 4.5),
  row("on-disabled", ["disabled"], 3, 4.5),
  ...statuses.map((each) => row(`${each}-text`, surfaces, 4.5, 7)),
  ...meanings.flatMap((each) => {
    const solid = `${each}-solid`;
    return [
      row(solid, surfaces, undefined, 4.5),
      row(`${solid}-border`, surfaces, 3, 4.5),
      row(`on-${solid}`, [solid, `${solid}-hover`, `${solid}-pressed`], 4.5, 7),
      row(`on-${each}-subtle`, [`${each}-subtle`], 4.5, 7),
    ];
  }),
];

function row(
  foreground: string,
  backgrounds: readonly string[],
  least: number | undefined,
  leastHigh: number,
): Row {
  return { foreground, backgrounds, least, leastHigh };
}

/** Lists the pairs that the documentation promises a contrast for in a mode. */
export function listDocumentedPairs(mode: PrintedMode): readonly Pair[] {
  const isHigh = mode.endsWith("high contrast");
  return rows.flatMap(({ foreground, backgrounds, least, leastHigh }) => {
    const wanted = isHigh ? leastHigh : least;
    if (wanted === undefined) return [];
    return backgrounds.map((background) => ({
      foreground: `color-${foreground}`,
      background: `color-${background}`,
      least: wanted,
    }));
  });
}
