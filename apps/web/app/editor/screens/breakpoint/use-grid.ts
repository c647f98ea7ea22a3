import { tokenPath, type BreakpointKey } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { sizeAtWidthPx } from "#editor/templates/sizes-at-width.ts";
import { columnWidthPx } from "./column-width.ts";

/** The grid of a page: its columns with their width, its gutter and its margin. */
export type Grid = {
  readonly columns: number;
  readonly columnPx: number;
  readonly gutterPx: number;
  readonly marginPx: number;
};

/** Returns the grid from a breakpoint on, in a viewport of a width. */
export function useGrid(key: BreakpointKey, widthPx: number): Grid {
  return useDesign((design) => {
    const values = design.valuesIn();
    const count = values.get(tokenPath(`grid-columns.${key}`));
    const columns = count?.type === "number" ? count.value : 1;
    const lengthPx = (part: string) =>
      sizeAtWidthPx(values.get(tokenPath(`grid-${part}.${key}`)), widthPx) ?? 0;
    const spaces = { gutterPx: lengthPx("gutter"), marginPx: lengthPx("margin") };
    return { columns, ...spaces, columnPx: columnWidthPx({ widthPx, columns, ...spaces }) };
  });
}
