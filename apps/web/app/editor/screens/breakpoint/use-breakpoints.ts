import {
  breakpointKeys,
  changeDecision,
  overridePath,
  pinToken,
  tokenPath,
  type BreakpointKey,
  type Design,
} from "@tessera/engine";
import { useDraftNow, useDraftStore, useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { sizeAtWidthPx } from "#editor/templates/sizes-at-width.ts";
import { useLingui } from "@lingui/react/macro";
import { printNumber } from "@tessera/ui";

/** The widths of the breakpoints, in px. */
export type Widths = Readonly<Record<BreakpointKey, number>>;

/** The draft's current breakpoints, and the function that moves one. */
export type Breakpoints = {
  readonly widthsPx: Widths;
  /** Moves a breakpoint to a width in px; a pinned one stays pinned. */
  readonly move: (key: BreakpointKey, widthPx: number) => void;
};

/** Returns the draft's breakpoints. */
export function useBreakpoints(): Breakpoints {
  const store = useDraftStore();
  const edit = useEdit("continuous");
  const widthsPx = useDraftNow(({ draft }) => readWidths(draft));

  function move(key: BreakpointKey, widthPx: number) {
    const path = tokenPath(`breakpoint.${key}`);
    if (store.getState().draft.tokens.get(path)?.pinned) {
      const value = { type: "dimension", value: widthPx, unit: "px" } as const;
      edit(overridePath(path), ({ recipe }) => pinToken(recipe, path, value));
      return;
    }
    const decision = `breakpoints/${key}` as const;
    edit(decision, ({ recipe }) => changeDecision(recipe, decision, widthPx));
  }

  return { widthsPx, move };
}

function readWidths(design: Design): Widths {
  const values = design.valuesIn();
  const widths = breakpointKeys.map((key) => [
    key,
    sizeAtWidthPx(values.get(tokenPath(`breakpoint.${key}`)), 0) ?? design.recipe.breakpoints[key],
  ]);
  return Object.fromEntries(widths) as Widths;
}

/** Returns the sizes of the largest heading and of body text at a viewport width, printed in px. */
export function useTypeSizes(widthPx: number): { readonly heading: string; readonly body: string } {
  const { i18n } = useLingui();
  return useDesign((design) => {
    const values = design.valuesIn();
    function print(name: string) {
      const px = sizeAtWidthPx(values.get(tokenPath(`font-size.${name}`)), widthPx);
      return px === undefined ? "" : `${printNumber(px, i18n.locale, { most: 1 })} px`;
    }
    return { heading: print("heading-xl"), body: print("body-m") };
  });
}
