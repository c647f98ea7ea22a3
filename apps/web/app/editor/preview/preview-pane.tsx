import { useLingui } from "@lingui/react/macro";
import { joinClassNames, SegmentedControl } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import { FerryScreen } from "./ferry/ferry-screen.tsx";
import styles from "./preview-pane.module.css";
import { TokenScope } from "./token-scope.tsx";
import { usePreviewModes } from "./preview-modes.tsx";
import { Monitor, Smartphone } from "lucide-react";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** The props of a preview. */
export type PreviewPaneProps = {
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
  const { modes } = usePreviewModes();
  const [subject, setSubject] = useState<PreviewSubject>(sample ? "sample" : "screen");
  const [width, setWidth] = useState<PreviewWidth>("fill");
  const isSample = subject === "sample" && sample !== undefined;
  return (
    <>
      <PreviewBar
        width={width}
        onWidth={setWidth}
        subject={subject}
        onSubject={setSubject}
        hasSample={sample !== undefined}
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
            modes={modes}
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

/** The content of a preview: a sample of the category, or a whole screen. */
type PreviewSubject = "sample" | "screen";

/** The width of a preview: its whole pane, or a phone. */
type PreviewWidth = "fill" | "phone";

type PreviewBarProps = {
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly subject: PreviewSubject;
  readonly onSubject: (subject: PreviewSubject) => void;
  readonly hasSample: boolean;
  readonly children?: ReactNode;
};

/** Shows the controls of the preview; they save nothing. */
function PreviewBar(props: PreviewBarProps) {
  const { width, onWidth, subject, onSubject, hasSample, children } = props;
  const { t } = useLingui();
  const { modes, change } = usePreviewModes();
  return (
    <div className={styles.bar}>
      {hasSample && (
        <SegmentedControl
          size="s"
          label={t`Preview content`}
          value={subject}
          onChange={onSubject}
          segments={[
            { id: "sample", text: t`Sample` },
            { id: "screen", text: t`Screen` },
          ]}
        />
      )}
      {children}
      <div className={styles.modes}>
        <SchemeSwitch
          label={t`Preview mode`}
          value={modes.scheme}
          onChange={(scheme) => change({ scheme })}
          hasIcons
        />
        <SegmentedControl
          size="s"
          label={t`Preview density`}
          value={modes.density}
          onChange={(density) => change({ density })}
          segments={[
            { id: "comfortable", text: t`Comfortable` },
            { id: "compact", text: t`Compact` },
          ]}
        />
        <SegmentedControl
          size="s"
          label={t`Preview width`}
          className={styles.width}
          value={width}
          onChange={onWidth}
          segments={[
            { id: "fill", text: t`Full width`, icon: Monitor },
            { id: "phone", text: t`Phone, 390 px`, icon: Smartphone },
          ]}
        />
      </div>
    </div>
  );
}
