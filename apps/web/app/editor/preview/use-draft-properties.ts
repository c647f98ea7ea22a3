import type { Design, Modes } from "@tessera/engine";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import {
  setProperties,
  tokenProperties,
  type Properties,
} from "#editor/templates/token-properties.ts";
import { followLater } from "./follow-later.ts";

/** Which design an element shows, in which modes, and when it follows an edit. */
export type ShownDesign = {
  readonly modes: Modes;
  /** The viewport width of the picture in px; defaults to the window's. */
  readonly viewportPx?: number | undefined;
  /** The draft as it is now, or the recipe as it was saved. */
  readonly state?: "now" | "saved" | undefined;
  /** In the event of the edit, or later in a separate frame. */
  readonly pace?: "at-once" | "later" | undefined;
};

/**
 * Keeps the tokens of the draft as properties of an element, and never as text of a style sheet.
 * It sets them without a render.
 */
export function useDraftProperties(
  host: RefObject<HTMLElement | null>,
  { modes, viewportPx, state = "now", pace = "at-once" }: ShownDesign,
): void {
  const store = useDraftStore();
  const current = useRef<Properties>(new Map());
  useLayoutEffect(() => {
    let shown: Design | undefined;
    function show() {
      const { draft, saved } = store.getState();
      const design = state === "now" ? draft : saved.design;
      if (!host.current || design === shown) return;
      shown = design;
      const next = tokenProperties(design, modes, viewportPx);
      setProperties(host.current, next, current.current);
      current.current = next;
    }
    show();
    return pace === "at-once" ? store.subscribe(show) : followLater(store, show);
  }, [store, host, modes, viewportPx, state, pace]);
}
