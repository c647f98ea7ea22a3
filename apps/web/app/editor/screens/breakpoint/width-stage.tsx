import { Trans, useLingui } from "@lingui/react/macro";
import { type BreakpointKey, breakpointKeys } from "@tessera/engine";
import { Heading, HiddenText, joinClassNames, printNumber, Text } from "@tessera/ui";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { DraftTemplate } from "#editor/preview/draft-template.tsx";
import { TextFontSheets } from "#editor/preview/font-sheets.tsx";
import { rulerEndPx } from "./ruler-scale.ts";
import { type Widths, useTypeSizes } from "./use-breakpoints.ts";
import { type Grid, useGrid } from "./use-grid.ts";
import styles from "./width-stage.module.css";

type WidthStageProps = {
  readonly widthsPx: Widths;
  readonly selected: BreakpointKey;
  readonly hasGrid: boolean;
};

/**
 * The smallest stage in px that shows widths to scale; in a smaller one the chosen width fills the
 * stage.
 */
const leastStagePx = 500;

/** Shows a page at the chosen breakpoint's width, in the scale of the ruler above it. */
export function WidthStage({ widthsPx, selected, hasGrid }: WidthStageProps) {
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const density = useDesign(({ recipe }) => recipe.spacing.density);
  const modes = useMemo(
    () => ({ scheme: "light", contrast: "default", density }) as const,
    [density],
  );
  const widthPx = widthsPx[selected];
  const grid = useGrid(selected, widthPx);
  const endPx = rulerEndPx(widthsPx);
  const scale = size.widthPx / (size.widthPx < leastStagePx ? widthPx : endPx);
  return (
    <div className={styles.stage}>
      <TextFontSheets />
      <div className={styles.area} ref={stage}>
        {breakpointKeys.map((key) => (
          <i
            key={key}
            className={joinClassNames(styles.line, key === selected && styles.current)}
            style={{ left: `${(widthsPx[key] / endPx) * 100}%` }}
          />
        ))}
        <div className={styles.frame} style={{ width: widthPx * scale }}>
          <HiddenText>{t`The dashboard at ${widthPx} px`}</HiddenText>
          <div
            className={styles.page}
            style={{
              width: widthPx,
              height: scale > 0 ? size.heightPx / scale : 0,
              transform: `scale(${scale})`,
            }}
          >
            <DraftTemplate template="dashboard" modes={modes} viewportPx={widthPx} />
            {hasGrid && <ColumnOverlay grid={grid} />}
          </div>
        </div>
        <WidthFacts widthPx={widthPx} grid={grid} />
      </div>
    </div>
  );
}

/** The most columns that are drawn. */
const mostColumns = 48;

/** Draws the columns over the page, between its margins. */
function ColumnOverlay({ grid }: { readonly grid: Grid }) {
  const count = Math.min(mostColumns, Math.floor(grid.columns));
  return (
    <div
      className={styles.columns}
      style={{ gap: grid.gutterPx, paddingInline: grid.marginPx }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}

function WidthFacts({ widthPx, grid }: { readonly widthPx: number; readonly grid: Grid }) {
  const { t, i18n } = useLingui();
  const sizes = useTypeSizes(widthPx);
  const print = (number: number) => printNumber(number, i18n.locale, { most: 1 });
  return (
    <aside className={styles.facts}>
      <Heading level={2} size="pane">{t`At ${widthPx} px`}</Heading>
      <dl className={styles.list}>
        <dt>{t`Columns`}</dt>
        <dd>
          {print(grid.columns)} × {print(grid.columnPx)} px
        </dd>
        <dt>{t`Gutter`}</dt>
        <dd>{print(grid.gutterPx)} px</dd>
        <dt>{t`Margin`}</dt>
        <dd>{print(grid.marginPx)} px</dd>
        <dt>{t`Heading xl`}</dt>
        <dd>{sizes.heading}</dd>
        <dt>{t`Body m`}</dt>
        <dd>{sizes.body}</dd>
      </dl>
      <Text size="label" tone="faint">
        <Trans>Arrow keys move by 1, with Shift by 10. A breakpoint can’t pass its neighbor.</Trans>
      </Text>
    </aside>
  );
}

/** Returns the current size of an element in px; zero before its first layout. */
function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ widthPx: width, heightPx: height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
