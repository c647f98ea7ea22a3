import type { Design, Modes } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { DesignFontSheets } from "./font-sheets.tsx";
import { tokenProperties } from "./token-properties.ts";
import styles from "./token-scope.module.css";

type DesignScopeProps = {
  readonly design: Design;
  readonly modes: Modes;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Draws a picture with the tokens of a read-only design. The parent element describes the picture. */
export function DesignScope({ design, modes, className, children }: DesignScopeProps) {
  const style = useMemo(
    () => Object.fromEntries(tokenProperties(design, modes)) as CSSProperties,
    [design, modes],
  );
  return (
    <div
      aria-hidden="true"
      data-scheme={modes.scheme}
      className={joinClassNames(styles.scope, className)}
      style={style}
    >
      <DesignFontSheets design={design} />
      {children}
    </div>
  );
}
