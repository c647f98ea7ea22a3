import { useLingui } from "@lingui/react/macro";
import { type BreakpointKey, breakpointKeys, tokenName, tokenPath } from "@tessera/engine";
import { printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { ResetButton } from "#editor/fields/reset-button.tsx";
import { TokenField } from "#editor/fields/token-field.tsx";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import styles from "./breakpoint-table.module.css";
import { breakpointLimitsPx } from "./ruler-scale.ts";
import { useBreakpoints, type Breakpoints, useTypeSizes } from "./use-breakpoints.ts";
import { useGrid } from "./use-grid.ts";

type BreakpointTableProps = {
  readonly breakpoints: Breakpoints;
  readonly selected: BreakpointKey;
  readonly onSelect: (key: BreakpointKey) => void;
};

/** Shows a row for each breakpoint: its minimum width, its grid, and its type sizes. */
export function BreakpointTable({ breakpoints, selected, onSelect }: BreakpointTableProps) {
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
          <th scope="col">{t`Columns`}</th>
          <th scope="col">{t`Gutter`}</th>
          <th scope="col">{t`Margin`}</th>
          <th scope="col" className={styles.optional}>{t`Heading xl`}</th>
          <th scope="col" className={styles.optional}>{t`Body m`}</th>
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
  const { i18n } = useLingui();
  const widthPx = breakpoints.widthsPx[name];
  const sizes = useTypeSizes(widthPx);
  return (
    <tr className={isSelected ? styles.selected : undefined} onFocus={onSelect} onClick={onSelect}>
      <th scope="row">{name}</th>
      <td>
        <WidthField name={name} breakpoints={breakpoints} />
      </td>
      <td className={styles.optional}>{printNumber(widthPx / 16, i18n.locale)}</td>
      <td>
        <span className={styles.columns}>
          <ColumnBlocks name={name} />
          <GridField name={name} part="columns" />
        </span>
      </td>
      <td>
        <GridField name={name} part="gutter" />
      </td>
      <td>
        <GridField name={name} part="margin" />
      </td>
      <td className={styles.optional}>{sizes.heading}</td>
      <td className={styles.optional}>{sizes.body}</td>
    </tr>
  );
}

/** Shows the minimum width of a breakpoint; its neighbors limit a typed one. */
function WidthField({ name, breakpoints }: { name: BreakpointKey; breakpoints: Breakpoints }) {
  const { t } = useLingui();
  const token = useDesign(({ tokens }) => tokens.get(tokenPath(`breakpoint.${name}`)));
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
    <span className={styles.field}>
      <TypedTextField
        aria-label={t`Width of ${name}`}
        printed={`${breakpoints.widthsPx[name]} px`}
        apply={(text) => moveTo(parsePx(text))}
      />
      {token?.pinned && <ResetButton token={token} />}
    </span>
  );
}

/** Parses a width with or without its unit; NaN if it is no whole number. */
function parsePx(text: string): number {
  const [, digits] = /^(\d+)\s*(?:px)?$/i.exec(text.trim()) ?? [];
  return Number(digits);
}

type GridFieldProps = {
  readonly name: BreakpointKey;
  readonly part: "columns" | "gutter" | "margin";
};

/** Shows a part of the grid with the step that it refers to; a typed value pins it. */
function GridField({ name, part }: GridFieldProps) {
  const token = useDesign(({ tokens }) => tokens.get(tokenPath(`grid-${part}.${name}`)));
  if (!token) return null;
  return (
    <span className={styles.field}>
      <TokenField token={token} modes={{}} isLong={false} />
      {token.definition.type === "alias" && (
        <span className={styles.target}>{tokenName(token.definition.to)}</span>
      )}
      {token.pinned && <ResetButton token={token} />}
    </span>
  );
}

const mostBlocks = 24;

/** Draws a block for each column. */
function ColumnBlocks({ name }: { readonly name: BreakpointKey }) {
  const { widthsPx } = useBreakpoints();
  const { columns } = useGrid(name, widthsPx[name]);
  const count = Math.min(mostBlocks, Math.floor(columns));
  return (
    <span className={styles.blocks} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
