import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { useSearchParams } from "#navigation/router.tsx";
import styles from "./panes.module.css";
import { onePane, useMediaQuery } from "./use-media-query.ts";

type PanesProps = {
  readonly controls: ReactNode;
  /** Defaults to 'Controls'. */
  readonly controlsLabel?: string | undefined;
  readonly preview: ReactNode;
};

/**
 * Shows controls and preview side by side; on narrow screens one of them, whose name is in
 * the address.
 */
export function Panes(props: PanesProps) {
  const { t } = useLingui();
  const { controls, controlsLabel = t`Controls`, preview } = props;
  if (useMediaQuery(onePane)) return <SwitchedPanes {...props} />;
  return (
    <div className={styles.panes}>
      <section className={styles.controls} data-controls aria-label={controlsLabel}>
        {controls}
      </section>
      <section className={styles.preview} aria-label={t`Preview`}>
        {preview}
      </section>
    </div>
  );
}

/**
 * Shows one pane with a control that switches between both. Both stay mounted, so that an invalid
 * typed text survives a look at the preview.
 */
function SwitchedPanes({ controls, controlsLabel, preview }: PanesProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const shown = search.get("pane") === "preview" ? "preview" : "controls";
  const panes = [
    { id: "controls", label: controlsLabel ?? t`Controls`, content: controls },
    { id: "preview", label: t`Preview`, content: preview },
  ];

  function show(pane: string) {
    const next = new URLSearchParams(search);
    if (pane === "preview") next.set("pane", pane);
    else next.delete("pane");
    setSearch(next);
  }

  return (
    <div className={styles.switched}>
      <ToggleButtonGroup
        aria-label={t`Panes`}
        disallowEmptySelection
        selectedKeys={[shown]}
        onSelectionChange={([pane]) => show(String(pane))}
        className={styles.switch ?? ""}
      >
        {panes.map(({ id, label }) => (
          <ToggleButton key={id} id={id} className={styles.choice ?? ""}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {panes.map(({ id, label, content }) => (
        <section key={id} className={styles.pane} aria-label={label} inert={id !== shown}>
          {content}
        </section>
      ))}
    </div>
  );
}
