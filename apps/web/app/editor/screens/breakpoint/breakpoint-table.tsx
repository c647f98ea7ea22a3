import { Trans, useLingui } from "@lingui/react/macro";
import { breakpointKeys, tokenPath, type BreakpointKey } from "@tessera/engine";
import { NumberField, printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { ResetButton } from "#editor/fields/reset-button.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { sizeAtWidthPx } from "#editor/preview/sizes-at-width.ts";
import styles from "./breakpoint-table.module.css";
import { breakpointLimitsPx } from "./ruler-scale.ts";
import { printPx } from "./print-px.ts";
import type { Breakpoints } from "./use-breakpoints.ts";

type BreakpointTableProps = {
  readonly breakpoints: Breakpoints;
  readonly selected: BreakpointKey;
  readonly onSelect: (key: BreakpointKey) => void;
};

/** Shows a row for each breakpoint: its minimum width, and its type sizes. */
export function BreakpointTable({ breakpoints, selected, onSelect }: BreakpointTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Starts at</Trans>
          </th>
          <th scope="col" className={styles.optional}>
            rem
          </th>
          <th scope="col">
            <Trans>Heading xl</Trans>
          </th>
          <th scope="col">
            <Trans>Body m</Trans>
          </th>
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
  const { canEdit } = useOpenProject();
  const set = useDesign();
  const values = set.valuesIn();
  const widthPx = breakpoints.widthsPx[name];
  const token = set.tokens.get(tokenPath(`breakpoint.${name}`));
  const sizeOf = (size: string) =>
    printPx(sizeAtWidthPx(values.get(tokenPath(`font-size.${size}`)), widthPx), i18n.locale);
  return (
    <tr className={isSelected ? styles.selected : undefined} onFocus={onSelect}>
      <th scope="row">{name}</th>
      <td>
        <span className={styles.field}>
          <NumberField
            aria-label={t`Breakpoint ${name}`}
            unit="px"
            value={widthPx}
            {...breakpointLimitsPx(breakpoints.widthsPx, name)}
            isReadOnly={!canEdit}
            onChange={(px) => breakpoints.move(name, px)}
          />
          {token?.pinned && <ResetButton token={token} />}
        </span>
      </td>
      <td className={styles.optional}>{printNumber(widthPx / 16, i18n.locale)}</td>
      <td>{sizeOf("heading-xl")}</td>
      <td>{sizeOf("body-m")}</td>
    </tr>
  );
}
