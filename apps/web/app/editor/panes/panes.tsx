import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useSearchParams } from "react-router";
import styles from "./panes.module.css";
import { onePane, useMediaQuery } from "./use-media-query.ts";

type PanesProps = { readonly controls: ReactNode; readonly preview: ReactNode };

/**
 * Shows controls and preview side by side; on narrow screens as two tabs, with the open one in the
 * address.
 */
export function Panes({ controls, preview }: PanesProps) {
  const { t } = useLingui();
  if (useMediaQuery(onePane)) return <TabbedPanes controls={controls} preview={preview} />;
  return (
    <div className={styles.panes}>
      <section className={styles.controls} aria-label={t`Controls`}>
        {controls}
      </section>
      <section className={styles.preview} aria-label={t`Preview`}>
        {preview}
      </section>
    </div>
  );
}

/**
 * Shows both panes as tabs and keeps both mounted, so that an invalid typed text survives a look at
 * the preview.
 */
function TabbedPanes({ controls, preview }: PanesProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();

  function show(pane: string) {
    const next = new URLSearchParams(search);
    if (pane === "preview") next.set("pane", pane);
    else next.delete("pane");
    setSearch(next, { replace: true });
  }

  return (
    <Tabs
      className={styles.tabs ?? ""}
      selectedKey={search.get("pane") === "preview" ? "preview" : "controls"}
      onSelectionChange={(key) => show(String(key))}
    >
      <TabList aria-label={t`Panes`} className={styles.list ?? ""}>
        <Tab id="controls" className={styles.tab ?? ""}>
          <Trans>Controls</Trans>
        </Tab>
        <Tab id="preview" className={styles.tab ?? ""}>
          <Trans>Preview</Trans>
        </Tab>
      </TabList>
      <TabPanel id="controls" shouldForceMount className={styles.panel ?? ""}>
        {controls}
      </TabPanel>
      <TabPanel id="preview" shouldForceMount className={styles.panel ?? ""}>
        {preview}
      </TabPanel>
    </Tabs>
  );
}
