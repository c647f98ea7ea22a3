import type { Modes } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { type ReactNode, useRef } from "react";
import { TextFontSheets } from "./font-sheets.tsx";
import styles from "./token-scope.module.css";
import { useDraftProperties } from "./use-draft-properties.ts";

type TokenScopeProps = {
  readonly modes: Modes;
  /** The viewport width of the picture in px; defaults to the window's. */
  readonly viewportPx?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Draws a picture with the draft's tokens. The parent element describes the picture. */
export function TokenScope({ modes, viewportPx, className, children }: TokenScopeProps) {
  const root = useRef<HTMLDivElement>(null);
  useDraftProperties(root, { modes, viewportPx });
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
