import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { usePreviewModes } from "../preview-modes.ts";
import { TokenScope } from "../token-scope.tsx";
import { VisionFilter, visionFilterOf } from "../vision/vision-filter.tsx";
import styles from "./sample-stage.module.css";

type SampleStageProps = { readonly label: string | undefined; readonly children: ReactNode };

/** Shows the sample of a category with the draft's tokens. */
export function SampleStage({ label, children }: SampleStageProps) {
  const { t } = useLingui();
  const { modes } = usePreviewModes();
  const [{ widthPx, vision }] = useViewSettings();
  const isNarrow = widthPx < 1280;
  return (
    <div className={styles.stage}>
      {vision !== "normal" && <VisionFilter vision={vision} />}
      <section
        className={styles.frame}
        style={{ ...(isNarrow && { maxWidth: widthPx }), filter: visionFilterOf(vision) }}
        aria-label={label ?? t`Sample`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        <TokenScope
          modes={modes}
          viewportPx={isNarrow ? widthPx : undefined}
          className={styles.scope}
        >
          {children}
        </TokenScope>
      </section>
    </div>
  );
}
