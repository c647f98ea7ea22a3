import { useLingui } from "@lingui/react/macro";
import type { Modes } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { FerryScreen } from "#editor/preview/ferry/ferry-screen.tsx";
import { PreviewBar, type PreviewSubject, type PreviewWidth } from "./preview-bar.tsx";
import styles from "./preview-pane.module.css";
import { TokenScope } from "./token-scope.tsx";
import { usePreviewModes } from "./preview-modes.tsx";

type PreviewPaneProps = {
  /** What shows the category by itself; a screen without one shows the whole page alone. */
  readonly sample?: ReactNode;
  /** What the sample shows, for those who do not see it. */
  readonly sampleLabel?: string | undefined;
  /** Controls of the sample alone, before those of the whole preview. */
  readonly sampleControls?: ReactNode;
};

/** The width of the phone that a preview can be as wide as. */
const phonePx = 390;

/** The draft's tokens at work: the category's own sample, or a whole small screen. */
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
        >
          <DraftScope modes={preview.modes} viewportPx={width === "phone" ? phonePx : undefined}>
            {isSample ? sample : <FerryScreen />}
          </DraftScope>
        </section>
      </div>
    </>
  );
}

type DraftScopeProps = {
  readonly modes: Modes;
  readonly viewportPx: number | undefined;
  readonly children: ReactNode;
};

/** A picture in the draft's own tokens. */
function DraftScope(props: DraftScopeProps) {
  return <TokenScope {...props} set={useDesign()} className={styles.scope} />;
}
