import { useLingui } from "@lingui/react/macro";
import { importPart } from "#editor/later-parts/import-part.ts";
import { type CSSProperties, useMemo, useRef } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { DraftTemplate } from "../draft-template.tsx";
import { usePreviewModes } from "../preview-modes.ts";
import type { ShownDesign } from "../use-draft-properties.ts";
import { visionFilterOf } from "../vision/vision-filter.tsx";
import type { FramePlace } from "./place-frames.ts";
import { SplitDivider } from "./split-divider.tsx";
import styles from "./stage.module.css";
import { useScaledHeight } from "./use-scaled-height.ts";

const Inspector = lazyPart(
  async () => (await importPart(import("../inspector/inspector.tsx"))).Inspector,
);

/** A screen is no higher than this without content for it, in px of the template. */
const mostScreenPx = 900;

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
  const sizer = useRef<HTMLDivElement>(null);
  const { widthPx, scale, heightPx } = place;
  useScaledHeight({ page, sizer, frame }, scale, heightPx);
  const isSplit = scheme === "split";
  const shown = { template, state, pace, viewportPx: widthPx };
  return (
    <div ref={frame} className={styles.frame} style={{ width: widthPx * scale }}>
      <section
        className={styles.scroller}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        <div ref={sizer} className={styles.sizer}>
          <div
            ref={page}
            className={styles.page}
            style={
              {
                width: widthPx,
                transform: `scale(${scale})`,
                filter: visionFilterOf(vision),
                "--screen-height": `${Math.min(heightPx / scale, mostScreenPx)}px`,
              } as CSSProperties
            }
          >
            <DraftTemplate {...shown} modes={modes} />
            {isSplit && <DraftTemplate {...shown} modes={dark} className={styles.half} />}
          </div>
        </div>
      </section>
      {isInspecting && pace === "at-once" && (
        <Inspector
          frame={frame}
          page={page}
          onFailure={() => changeView({ isInspecting: false })}
        />
      )}
      {isSplit && <SplitDivider frame={frame} label={t`Divider of light and dark`} />}
    </div>
  );
}
