import type { CubicBezierValue } from "#tokens/token.ts";

/** A span of time that changes take, by name. */
type DurationStep = { readonly key: string; readonly ms: number };
/** A curve that changes run on, by name: x1, y1, x2, y2 of its Bézier. */
type EasingStep = { readonly key: string; readonly points: CubicBezierValue["points"] };

/** How things move. */
export type Motion = {
  readonly durations: readonly DurationStep[];
  readonly easings: readonly EasingStep[];
};

/**
 * The motion where a recipe names no other. A change takes as long as a hovered control, a menu or dialog, a whole pane;
 * it runs from place to place, into view, out of view.
 */
export const defaultMotion: Motion = Object.freeze({
  durations: [
    { key: "fast", ms: 120 },
    { key: "normal", ms: 200 },
    { key: "slow", ms: 320 },
  ],
  easings: [
    { key: "standard", points: [0.2, 0, 0, 1] },
    { key: "enter", points: [0, 0, 0, 1] },
    { key: "exit", points: [0.3, 0, 1, 1] },
  ],
});

/** What a name may not end in: so the twin is named that holds where a person asks for less motion. */
export const reducedSuffix = "-reduced";
