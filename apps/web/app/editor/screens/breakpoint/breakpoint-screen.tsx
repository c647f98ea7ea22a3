import { Trans, useLingui } from "@lingui/react/macro";
import { type BreakpointKey, breakpointKeys, tokenPath } from "@tessera/engine";
import { useState } from "react";
import { ScreenFrame } from "#editor/panes/screen-frame.tsx";
import { ViewerNote } from "#editor/panes/viewer-note.tsx";
import styles from "./breakpoint-screen.module.css";
import { Ruler } from "./ruler.tsx";
import { useBreakpoints, type Breakpoints, useTypeSizes } from "./use-breakpoints.ts";
import { WidthStage } from "./width-stage.tsx";
import { printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { ResetButton } from "#editor/fields/reset-button.tsx";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import { breakpointLimitsPx } from "./ruler-scale.ts";

/** Shows the breakpoints on a ruler, above a page at the chosen breakpoint's width. */
export default function BreakpointScreen() {
  const breakpoints = useBreakpoints();
  const [selected, setSelected] = useState<BreakpointKey>("m");
  const choice = { selected, onSelect: setSelected };
  return (
    <ScreenFrame title={<Trans>Breakpoint</Trans>}>
      <div className={styles.body}>
        <Ruler breakpoints={breakpoints} {...choice} />
        <WidthStage widthsPx={breakpoints.widthsPx} selected={selected} />
        <div className={styles.fields}>
          <BreakpointTable breakpoints={breakpoints} {...choice} />
        </div>
      </div>
      <ViewerNote />
    </ScreenFrame>
  );
}

type BreakpointTableProps = {
  readonly breakpoints: Breakpoints;
  readonly selected: BreakpointKey;
  readonly onSelect: (key: BreakpointKey) => void;
};

/** Shows a row for each breakpoint: its minimum width, and its type sizes. */
function BreakpointTable({ breakpoints, selected, onSelect }: BreakpointTableProps) {
  const { t } = useLingui();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Starts at`}</th>
          <th scope="col" className={styles.optional}>
            rem
          </th>
          <th scope="col">{t`Heading xl`}</th>
          <th scope="col">{t`Body m`}</th>
        </tr>
      </thead>
      <tbody>
        {breakpointKeys.map((key) => (
          <BreakpointRow
            key={key}
            name={key}
            breakpoints={breakpoints}
            isSelected={key === selected}
            onSelect={() => onSelect(key)}
          />
        ))}
      </tbody>
    </table>
  );
}

type BreakpointRowProps = {
  readonly name: BreakpointKey;
  readonly breakpoints: Breakpoints;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
};

function BreakpointRow({ name, breakpoints, isSelected, onSelect }: BreakpointRowProps) {
  const { t, i18n } = useLingui();
  const widthPx = breakpoints.widthsPx[name];
  const token = useDesign(({ tokens }) => tokens.get(tokenPath(`breakpoint.${name}`)));
  const sizes = useTypeSizes(widthPx);
  const { min, max } = breakpointLimitsPx(breakpoints.widthsPx, name);

  function moveTo(px: number): TypedResult {
    if (!(px >= min && px <= max)) {
      const message = t`Use a width from ${min} to ${max} px.`;
      return { ok: false, message };
    }
    breakpoints.move(name, px);
    return { ok: true, printed: `${px} px` };
  }
  return (
    <tr className={isSelected ? styles.selected : undefined} onFocus={onSelect}>
      <th scope="row">{name}</th>
      <td>
        <span className={styles.field}>
          <TypedTextField
            aria-label={t`Width of ${name}`}
            printed={`${widthPx} px`}
            apply={(text) => moveTo(parsePx(text))}
          />
          {token?.pinned && <ResetButton token={token} />}
        </span>
      </td>
      <td className={styles.optional}>{printNumber(widthPx / 16, i18n.locale)}</td>
      <td>{sizes.heading}</td>
      <td>{sizes.body}</td>
    </tr>
  );
}

/** Parses a width with or without its unit; NaN if it is no whole number. */
function parsePx(text: string): number {
  const [, digits] = /^(\d+)\s*(?:px)?$/i.exec(text.trim()) ?? [];
  return Number(digits);
}
