import type { Modes, Design } from "@tessera/engine";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { FontSheets } from "./font-sheets.tsx";
import { setProperties, tokenProperties } from "./token-properties.ts";

type TokenScopeProps = {
  readonly set: Design;
  readonly modes: Modes;
  /** The viewport width of the picture in px; defaults to the window's. */
  readonly viewportPx?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Draws a picture with a project's tokens, as properties of its root and never as text of a style
 * sheet. The parent element describes the picture.
 */
export function TokenScope({ set, modes, viewportPx, className, children }: TokenScopeProps) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    if (!root.current) return;
    const next = tokenProperties(set, modes, viewportPx);
    setProperties(root.current, next, current.current);
    current.current = next;
  }, [set, modes, viewportPx]);
  return (
    <div ref={root} aria-hidden="true" data-scheme={modes.scheme} className={className}>
      <FontSheets set={set} />
      {children}
    </div>
  );
}
