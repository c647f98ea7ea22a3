import { useLingui } from "@lingui/react/macro";
import { Button, Icon, Popover, PopoverTrigger, SegmentedControl, Select } from "@tessera/ui";
import { Maximize } from "lucide-react";
import type { RefObject } from "react";
import { ProLink } from "#editor/project/plan-locks.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { usePreviewModes } from "../preview-modes.ts";
import { ViewButton } from "./view-button.tsx";
import styles from "./view-popup.module.css";

/** The remaining settings of the preview, in a popover of their button. */
export function ViewPopup({ pane }: { readonly pane: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const [{ contrast }, change] = useViewSettings();
  const { modes } = usePreviewModes();
  return (
    <PopoverTrigger>
      <ViewButton />
      <Popover label={t`Preview settings`} placement="bottom end">
        <div className={styles.settings}>
          <span aria-hidden="true">{t`Contrast`}</span>
          <SegmentedControl
            size="s"
            label={t`Preview contrast`}
            value={contrast}
            onChange={(next) => change({ contrast: next })}
            segments={[
              { id: "default", text: t`Default` },
              { id: "high", text: t`High` },
            ]}
          />
          <span aria-hidden="true">{t`Density`}</span>
          <SegmentedControl
            size="s"
            label={t`Preview density`}
            value={modes.density}
            onChange={(next) => change({ density: next })}
            segments={[
              { id: "comfortable", text: t`Comfortable` },
              { id: "compact", text: t`Compact` },
            ]}
          />
          <span aria-hidden="true">{t`Color vision`}</span>
          <VisionField />
        </div>
        <FullScreenButton pane={pane} />
      </Popover>
    </PopoverTrigger>
  );
}

/** Simulates a color vision, if the plan has it. */
function VisionField() {
  const { t } = useLingui();
  const { entitlements } = useOpenProject();
  const [{ vision }, change] = useViewSettings();
  if (!entitlements.hasAdvancedColor) return <ProLink>{t`Simulation (Pro)`}</ProLink>;
  return (
    <Select
      aria-label={t`Color vision`}
      value={vision}
      onChange={(next) => change({ vision: next })}
      options={[
        { id: "normal", text: t`Normal vision` },
        { id: "protanopia", text: t`No red (protanopia)` },
        { id: "deuteranopia", text: t`No green (deuteranopia)` },
        { id: "tritanopia", text: t`No blue (tritanopia)` },
        { id: "gray", text: t`No colors` },
      ]}
    />
  );
}

function FullScreenButton({ pane }: { readonly pane: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  if (!document.fullscreenEnabled) return null;

  function toggle() {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : pane.current?.requestFullscreen();
    change?.catch(() => undefined);
  }
  return (
    <Button size="s" slot="close" onPress={toggle}>
      <Icon icon={Maximize} sizePx={12} />
      {t`Full screen`}
    </Button>
  );
}
