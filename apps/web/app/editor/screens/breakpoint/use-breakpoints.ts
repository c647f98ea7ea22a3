import {
  breakpointKeys,
  changeDecision,
  overridePath,
  pinToken,
  tokenPath,
  type BreakpointKey,
} from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { sizeAtWidthPx } from "#editor/preview/sizes-at-width.ts";

/** The widths of the breakpoints, in px. */
export type Widths = Readonly<Record<BreakpointKey, number>>;

/** The draft's current breakpoints, and the function that moves one. */
export type Breakpoints = {
  readonly widthsPx: Widths;
  readonly isPinned: (key: BreakpointKey) => boolean;
  /** Moves a breakpoint to a width in px; a pinned one stays pinned. */
  readonly move: (key: BreakpointKey, widthPx: number) => void;
};

/** Returns the draft's breakpoints. */
export function useBreakpoints(): Breakpoints {
  const { recipe } = useDesign();
  const set = useDesign();
  const edit = useEdit();
  const values = set.valuesIn();
  const widths = breakpointKeys.map((key) => [
    key,
    sizeAtWidthPx(values.get(tokenPath(`breakpoint.${key}`)), 0) ?? recipe.breakpoints[key],
  ]);

  function isPinned(key: BreakpointKey): boolean {
    return set.tokens.get(tokenPath(`breakpoint.${key}`))?.pinned ?? false;
  }

  function move(key: BreakpointKey, widthPx: number) {
    const path = tokenPath(`breakpoint.${key}`);
    const printed = `${widthPx}px`;
    if (isPinned(key)) {
      const value = { type: "dimension", value: widthPx, unit: "px" } as const;
      edit(overridePath(path), pinToken(recipe, path, value), printed);
      return;
    }
    const decision = `breakpoints/${key}` as const;
    edit(decision, changeDecision(recipe, decision, widthPx), printed);
  }

  return { widthsPx: Object.fromEntries(widths) as Widths, isPinned, move };
}
