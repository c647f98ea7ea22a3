import { useLingui } from "@lingui/react/macro";
import { IconButton, joinClassNames } from "@tessera/ui";
import { Maximize2, Minimize2 } from "lucide-react";
import { createContext, type ReactNode, use, useRef } from "react";
import { useMediaQuery } from "#media/use-media-query.ts";
import { useSearchParams } from "#navigation/router.tsx";
import { ControlsDivider } from "./controls-divider.tsx";
import { findControlsWidth } from "./controls-width.ts";
import { onePane } from "./one-pane.ts";
import styles from "./panes.module.css";

type PanesProps = {
  readonly controls: ReactNode;
  /** Defaults to 'Controls'. */
  readonly controlsLabel?: string | undefined;
  readonly preview: ReactNode;
  /** False when a phone shows the preview only where the address requires it. */
  readonly isPinned?: boolean;
};

/** What a phone shows between the pinned preview and the controls. */
export const BetweenPanesContext = createContext<ReactNode>(undefined);

/**
 * Shows controls and preview side by side, with a divider; on a phone the preview is pinned above
 * the controls.
 */
export function Panes(props: PanesProps) {
  const { t } = useLingui();
  const panes = useRef<HTMLDivElement>(null);
  const { controls, controlsLabel = t`Controls`, preview } = props;
  if (useMediaQuery(onePane)) return <PinnedPanes {...props} />;
  return (
    <div
      ref={panes}
      className={styles.panes}
      style={{ "--controls-width": `${findControlsWidth()}px` } as object}
    >
      <section className={styles.controls} data-controls aria-label={controlsLabel}>
        {controls}
      </section>
      <ControlsDivider panes={panes} />
      <section className={styles.preview} aria-label={t`Preview`}>
        {preview}
      </section>
    </div>
  );
}

/**
 * Shows the preview above the controls, or the whole preview if the address requires it. Both stay
 * mounted, so that an invalid typed text survives a look at the preview.
 */
function PinnedPanes({ controls, controlsLabel, preview, isPinned = true }: PanesProps) {
  const { t } = useLingui();
  const between = use(BetweenPanesContext);
  const [search, setSearch] = useSearchParams();
  const isWhole = search.get("pane") === "preview";

  function toggle() {
    const next = new URLSearchParams(search);
    if (isWhole) next.delete("pane");
    else next.set("pane", "preview");
    setSearch(next);
  }

  return (
    <div
      className={joinClassNames(
        styles.stacked,
        isWhole ? styles.whole : !isPinned && styles.withoutPreview,
      )}
    >
      <section className={styles.pinned} aria-label={t`Preview`}>
        <div className={styles.picture} data-pinned={isWhole ? undefined : ""} inert={!isWhole}>
          {preview}
        </div>
        <IconButton
          icon={isWhole ? Minimize2 : Maximize2}
          label={isWhole ? t`Back to the controls` : t`Show the whole preview`}
          kind="outlined"
          className={styles.size}
          onPress={toggle}
        />
      </section>
      {!isWhole && between}
      <section className={styles.pane} aria-label={controlsLabel ?? t`Controls`} inert={isWhole}>
        {controls}
      </section>
    </div>
  );
}
