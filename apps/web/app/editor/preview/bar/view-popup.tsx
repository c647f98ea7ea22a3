import { importPart } from "#editor/later-parts/import-part.ts";
import { useLingui } from "@lingui/react/macro";
import { Button, Icon, Popover, PopoverTrigger, SegmentedControl, Select } from "@tessera/ui";
import { CodeXml, Maximize } from "lucide-react";
import { type RefObject, useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { LockedControl } from "#editor/project/plan-locks.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import type { Template } from "#editor/templates/template-list.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { canUseTemplate } from "../can-use-template.ts";
import { usePreviewModes } from "../preview-modes.ts";
import { ViewButton } from "./view-button.tsx";
import styles from "./view-popup.module.css";

const CodeDrawer = lazyPart(
  async () => (await importPart(import("../code/code-drawer.tsx"))).CodeDrawer,
);

type ViewPopupProps = {
  readonly pane: RefObject<HTMLElement | null>;
  /** Undefined while the sample of the category is shown. */
  readonly template: Template | undefined;
};

/** The remaining settings of the preview, in a popover of their button. */
export function ViewPopup({ pane, template }: ViewPopupProps) {
  const { t } = useLingui();
  const [{ contrast }, change] = useViewSettings();
  const { modes } = usePreviewModes();
  const { entitlements } = useOpenProject();
  const [showsCode, setShowsCode] = useState(false);
  const hasCode = template !== undefined && canUseTemplate(entitlements, template);
  const close = () => setShowsCode(false);
  return (
    <>
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
          <div className={styles.actions}>
            <FullScreenButton pane={pane} />
            {hasCode && (
              <Button size="s" slot="close" onPress={() => setShowsCode(true)}>
                <Icon icon={CodeXml} sizePx={12} />
                {t`Code of this screen`}
              </Button>
            )}
          </div>
        </Popover>
      </PopoverTrigger>
      {template && (
        <CodeDrawer template={template} isOpen={showsCode} onClose={close} onFailure={close} />
      )}
    </>
  );
}

/** Simulates a color vision, if the plan has it. */
function VisionField() {
  const { t } = useLingui();
  const { entitlements } = useOpenProject();
  const [{ vision }, change] = useViewSettings();
  if (!entitlements.hasAdvancedColor) {
    return <LockedControl slot="close">{t`Simulation`}</LockedControl>;
  }
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
