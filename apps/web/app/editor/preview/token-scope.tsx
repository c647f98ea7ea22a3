import type { Modes, Design } from "@tessera/engine";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { FontSheets } from "./font-sheets.tsx";
import { setProperties, tokenProperties } from "./token-properties.ts";

type TokenScopeProps = {
  readonly set: Design;
  readonly modes: Modes;
  /** The viewport width to draw for, in px; that of the window where none is given. */
  readonly viewportPx?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A picture drawn with a project's own tokens: they are properties of its root, never text of a style sheet. What it
 * shows is said by whatever holds it.
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
