import { importPart } from "#editor/later-parts/import-part.ts";
import { useLingui } from "@lingui/react/macro";
import { Icon, LazyPopup, popupPart, SegmentedControl } from "@tessera/ui";
import { Crosshair } from "lucide-react";
import { Button } from "react-aria-components";
import type { ReactNode, RefObject } from "react";
import type { Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import styles from "./preview-bar.module.css";
import { SchemeChoice } from "./scheme-choice.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { ViewButton } from "./view-button.tsx";

const viewPopup = popupPart(() => importPart(import("./view-popup.tsx")));

type PreviewBarProps = {
  readonly pane: RefObject<HTMLElement | null>;
  /** Undefined while the sample of the category is shown. */
  readonly template: Template | undefined;
  readonly hasSample: boolean;
  readonly children?: ReactNode;
};

/** Shows the controls of the preview; they save nothing. */
export function PreviewBar({ pane, template, hasSample, children }: PreviewBarProps) {
  return (
    <div className={styles.bar}>
      <TemplateChoice template={template} hasSample={hasSample} />
      {children}
      <ViewControls canSplit={template !== undefined} />
      <LazyPopup
        part={viewPopup}
        trigger={<ViewButton aria-haspopup="dialog" aria-expanded={false} />}
      >
        {({ ViewPopup }) => <ViewPopup pane={pane} template={template} />}
      </LazyPopup>
    </div>
  );
}

/** The controls that the bar shows directly. */
function ViewControls({ canSplit }: { readonly canSplit: boolean }) {
  const { t } = useLingui();
  const [{ state, widthPx, isInspecting }, change] = useViewSettings();
  return (
    <div className={styles.controls}>
      <SchemeChoice canSplit={canSplit} />
      {canSplit && (
        <SegmentedControl
          size="s"
          label={t`Preview state`}
          className={styles.state}
          value={state}
          onChange={(next) => change({ state: next })}
          segments={[
            { id: "now", text: t`Now` },
            { id: "saved", text: t`Saved` },
          ]}
        />
      )}
      <SegmentedControl
        size="s"
        label={t`Preview width`}
        className={styles.width}
        value={widthPx}
        onChange={(next) => change({ widthPx: next })}
        segments={widths.map((id) => ({ id, text: String(id) }))}
      />
      {canSplit && (
        <Button
          aria-pressed={isInspecting}
          onPress={() => change({ isInspecting: !isInspecting })}
          className={styles.inspect ?? ""}
        >
          <Icon icon={Crosshair} sizePx={16} />
          <span className={styles.inspectText}>{t`Inspect`}</span>
        </Button>
      )}
    </div>
  );
}

const widths = [1280, 768, 390] as const;
