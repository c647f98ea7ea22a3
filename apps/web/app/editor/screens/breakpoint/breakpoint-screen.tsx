import { Trans } from "@lingui/react/macro";
import type { BreakpointKey } from "@tessera/engine";
import { Switch } from "@tessera/ui";
import { useState } from "react";
import { ScreenFrame } from "#editor/panes/screen-frame.tsx";
import { ViewerNote } from "#editor/panes/viewer-note.tsx";
import styles from "./breakpoint-screen.module.css";
import { BreakpointTable } from "./breakpoint-table.tsx";
import { Ruler } from "./ruler.tsx";
import { useBreakpoints } from "./use-breakpoints.ts";
import { WidthStage } from "./width-stage.tsx";

/** Shows the breakpoints on a ruler, above a page at the chosen breakpoint's width with its grid. */
export default function BreakpointScreen() {
  const breakpoints = useBreakpoints();
  const [selected, setSelected] = useState<BreakpointKey>("m");
  const [hasGrid, setHasGrid] = useState(true);
  const choice = { selected, onSelect: setSelected };
  return (
    <ScreenFrame
      title={<Trans>Breakpoint</Trans>}
      beside={
        <span className={styles.tool}>
          <Switch isSelected={hasGrid} onChange={setHasGrid}>
            <Trans>Show columns</Trans>
          </Switch>
        </span>
      }
    >
      <div className={styles.body}>
        <Ruler breakpoints={breakpoints} {...choice} />
        <WidthStage widthsPx={breakpoints.widthsPx} selected={selected} hasGrid={hasGrid} />
        <div className={styles.fields}>
          <BreakpointTable breakpoints={breakpoints} {...choice} />
        </div>
      </div>
      <ViewerNote />
    </ScreenFrame>
  );
}
