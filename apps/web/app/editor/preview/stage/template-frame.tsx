import { useLingui } from "@lingui/react/macro";
import { importPart } from "#editor/later-parts/import-part.ts";
import { useMemo, useRef } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { DraftTemplate } from "../draft-template.tsx";
import { usePreviewModes } from "../preview-modes.ts";
import type { ShownDesign } from "../use-draft-properties.ts";
import { visionFilterOf } from "../vision/vision-filter.tsx";
import type { FramePlace } from "./place-frames.ts";
import { ScaledFrame } from "./scaled-frame.tsx";
import { SplitDivider } from "./split-divider.tsx";
import styles from "./stage.module.css";

const Inspector = lazyPart(
  async () => (await importPart(import("../inspector/inspector.tsx"))).Inspector,
);

type TemplateFrameProps = {
  readonly template: string;
  readonly label: string;
  readonly place: FramePlace;
  readonly pace: ShownDesign["pace"];
};

/** Shows a template as a scaled screen; a divided one is light on one side and dark on the other. */
export function TemplateFrame({ template, label, place, pace }: TemplateFrameProps) {
  const { t } = useLingui();
  const [{ scheme, state, vision, isInspecting }, changeView] = useViewSettings();
  const { modes } = usePreviewModes();
  const dark = useMemo(() => ({ ...modes, scheme: "dark" }) as const, [modes]);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const { widthPx } = place;
  const isSplit = scheme === "split";
  const shown = { template, state, pace, viewportPx: widthPx };
  return (
    <ScaledFrame
      frame={frame}
      page={page}
      place={place}
      label={label}
      filter={visionFilterOf(vision)}
      screens={
        <>
          <DraftTemplate {...shown} modes={modes} />
          {isSplit && <DraftTemplate {...shown} modes={dark} className={styles.half} />}
        </>
      }
    >
      {isInspecting && pace === "at-once" && (
        <Inspector
          frame={frame}
          page={page}
          onFailure={() => changeView({ isInspecting: false })}
        />
      )}
      {isSplit && <SplitDivider frame={frame} label={t`Divider of light and dark`} />}
    </ScaledFrame>
  );
}
