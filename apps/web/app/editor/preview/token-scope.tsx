import type { Design, Modes } from "@tessera/engine";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { TextFontSheets } from "./font-sheets.tsx";
import { joinClassNames } from "@tessera/ui";
import { tokenProperties } from "./token-properties.ts";
import styles from "./token-scope.module.css";

type TokenScopeProps = {
  readonly modes: Modes;
  /** The viewport width of the picture in px; defaults to the window's. */
  readonly viewportPx?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Draws a picture with the draft's tokens, as properties of its root and never as text of a style
 * sheet. It sets them in the event of an edit, without a render. The parent element describes the
 * picture.
 */
export function TokenScope({ modes, viewportPx, className, children }: TokenScopeProps) {
  const store = useDraftStore();
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    let shown: Design | undefined;
    function show() {
      const { draft } = store.getState();
      if (!root.current || draft === shown) return;
      shown = draft;
      const next = tokenProperties(draft, modes, viewportPx);
      setProperties(root.current, next, current.current);
      current.current = next;
    }
    show();
    return store.subscribe(show);
  }, [store, modes, viewportPx]);
  return (
    <div
      ref={root}
      aria-hidden="true"
      data-scheme={modes.scheme}
      className={joinClassNames(styles.scope, className)}
    >
      <TextFontSheets />
      {children}
    </div>
  );
}

/** Sets only the properties on an element that differ from the previous ones. */
function setProperties(
  element: HTMLElement,
  properties: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): void {
  for (const name of before.keys()) {
    if (!properties.has(name)) element.style.removeProperty(name);
  }
  for (const [name, value] of properties) {
    if (before.get(name) !== value) element.style.setProperty(name, value);
  }
}
