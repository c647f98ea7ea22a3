import { Trans } from "@lingui/react/macro";
import type { BreakpointKey } from "@tessera/engine";
import { useRef, useState } from "react";
import { ScreenActions } from "#editor/panes/screen-actions.tsx";
import { ScreenFrame } from "#editor/panes/screen-frame.tsx";
import styles from "./breakpoint-screen.module.css";
import { BreakpointTable } from "./breakpoint-table.tsx";
import { Ruler } from "./ruler.tsx";
import { useBreakpoints } from "./use-breakpoints.ts";
import { WidthStage } from "./width-stage.tsx";

/** Shows the breakpoints on a ruler, above a page at the chosen breakpoint's width. */
export default function BreakpointScreen() {
  const breakpoints = useBreakpoints();
  const fields = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<BreakpointKey>("m");
  const choice = { selected, onSelect: setSelected };
  return (
    <ScreenFrame title={<Trans>Breakpoints</Trans>}>
      <div className={styles.body}>
        <Ruler breakpoints={breakpoints} {...choice} />
        <WidthStage widthsPx={breakpoints.widthsPx} selected={selected} />
        <div ref={fields} className={styles.fields}>
          <BreakpointTable breakpoints={breakpoints} {...choice} />
        </div>
      </div>
      <ScreenActions fields={fields} />
    </ScreenFrame>
  );
}
