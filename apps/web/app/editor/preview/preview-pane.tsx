import { useLingui } from "@lingui/react/macro";
import { joinClassNames } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import { FerryScreen } from "#editor/preview/ferry/ferry-screen.tsx";
import { PreviewBar, type PreviewSubject, type PreviewWidth } from "./preview-bar.tsx";
import styles from "./preview-pane.module.css";
import { TokenScope } from "./token-scope.tsx";
import { usePreviewModes } from "./preview-modes.tsx";

type PreviewPaneProps = {
  /** The sample of the category; without it, only the whole screen is shown. */
  readonly sample?: ReactNode;
  /** The description of the sample for screen readers. */
  readonly sampleLabel?: string | undefined;
  /** The controls of the sample, before those of the whole preview. */
  readonly sampleControls?: ReactNode;
};

/** The width of a phone preview. */
const phonePx = 390;

/** Previews the draft's tokens: in the category's sample, or on a whole small screen. */
export function PreviewPane({ sample, sampleLabel, sampleControls }: PreviewPaneProps) {
  const { t } = useLingui();
  const preview = usePreviewModes();
  const [subject, setSubject] = useState<PreviewSubject>(sample ? "sample" : "screen");
  const [width, setWidth] = useState<PreviewWidth>("fill");
  const isSample = subject === "sample" && sample !== undefined;
  return (
    <>
      <PreviewBar
        preview={preview}
        width={width}
        onWidth={setWidth}
        subject={sample === undefined ? undefined : subject}
        onSubject={sample === undefined ? undefined : setSubject}
      >
        {isSample && sampleControls}
      </PreviewBar>
      <div className={styles.stage}>
        <section
          className={joinClassNames(styles.frame, width === "phone" && styles.phone)}
          aria-label={isSample ? (sampleLabel ?? t`Sample`) : t`A ferry timetable in these tokens`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={0}
        >
          <TokenScope
            modes={preview.modes}
            viewportPx={width === "phone" ? phonePx : undefined}
            className={styles.scope}
          >
            {isSample ? sample : <FerryScreen />}
          </TokenScope>
        </section>
      </div>
    </>
  );
}
