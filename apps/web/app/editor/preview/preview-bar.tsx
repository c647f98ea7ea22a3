import { useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "@tessera/ui";
import { Monitor, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./preview-bar.module.css";
import { SchemeSwitch } from "./scheme-switch.tsx";
import type { PreviewModes } from "./preview-modes.tsx";

/** The content of a preview: a sample of the category, or a whole screen. */
export type PreviewSubject = "sample" | "screen";

/** The width of a preview: its whole pane, or a phone. */
export type PreviewWidth = "fill" | "phone";

type PreviewBarProps = {
  readonly preview: PreviewModes;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly subject?: PreviewSubject | undefined;
  readonly onSubject?: ((subject: PreviewSubject) => void) | undefined;
  readonly children?: ReactNode;
};

/** Shows the controls of the preview; they save nothing. */
export function PreviewBar(props: PreviewBarProps) {
  const { preview, width, onWidth, subject, onSubject, children } = props;
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      {subject && onSubject && (
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
      <span className={styles.space} />
      <SchemeSwitch
        label={t`Preview mode`}
        value={preview.modes.scheme}
        onChange={preview.setScheme}
        hasIcons
      />
      <SegmentedControl
        size="s"
        label={t`Preview density`}
        value={preview.modes.density}
        onChange={preview.setDensity}
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
  );
}
