import { joinClassNames } from "@tessera/ui";
import type { ReactNode } from "react";
import { ScreenRail } from "#editor/navigation/screen-rail.tsx";
import frame from "../editor-frame.module.css";
import strip from "../strip/recipe-strip.module.css";
import styles from "./start-frame.module.css";

type StartFrameProps = {
  /** The recipe; its place is empty until it is known. */
  readonly recipe?: ReactNode;
  readonly children?: ReactNode;
};

/** Shows the frame of the editor before a project exists: the screens, the recipe and the page. */
export function StartFrame({ recipe, children }: StartFrameProps) {
  return (
    <div className={joinClassNames(frame.frame, styles.frame)}>
      <ScreenRail isStatic className={joinClassNames(frame.side, styles.rail)} />
      <div className={frame.strip}>{recipe ?? <div className={strip.strip} />}</div>
      <main id="main" className={joinClassNames(frame.screen, styles.screen)}>
        {children}
      </main>
    </div>
  );
}
