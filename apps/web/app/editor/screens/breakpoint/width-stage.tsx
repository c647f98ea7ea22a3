import { Trans, useLingui } from "@lingui/react/macro";
import { breakpointKeys, tokenPath, type BreakpointKey } from "@tessera/engine";
import { Heading, HiddenText, joinClassNames, printNumber, Text } from "@tessera/ui";
import { useRef } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { FerryScreen } from "#editor/preview/ferry/ferry-screen.tsx";
import { TokenScope } from "#editor/preview/token-scope.tsx";
import { sizeAtWidthPx } from "#editor/preview/sizes-at-width.ts";
import { printPx } from "./print-px.ts";
import { rulerEndPx } from "./ruler-scale.ts";
import type { Widths } from "./use-breakpoints.ts";
import { useElementSize } from "./use-element-size.ts";
import styles from "./width-stage.module.css";

type WidthStageProps = { readonly widthsPx: Widths; readonly selected: BreakpointKey };

/**
 * The smallest stage in px that shows widths to scale; in a smaller one the chosen width fills the
 * stage.
 */
const leastStagePx = 500;

/** Shows a page at the chosen breakpoint's width, in the scale of the ruler above it. */
export function WidthStage({ widthsPx, selected }: WidthStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const set = useDesign();
  const { density } = useDesign().recipe.spacing;
  const widthPx = widthsPx[selected];
  const endPx = rulerEndPx(widthsPx);
  const scale = size.widthPx / (size.widthPx < leastStagePx ? widthPx : endPx);
  return (
    <div className={styles.stage}>
      <div className={styles.area} ref={stage}>
        {breakpointKeys.map((key) => (
          <i
            key={key}
            className={joinClassNames(styles.line, key === selected && styles.current)}
            style={{ left: `${(widthsPx[key] / endPx) * 100}%` }}
          />
        ))}
        <div className={styles.frame} style={{ width: widthPx * scale }}>
          <HiddenText>
            <Trans>A ferry timetable at {widthPx} px</Trans>
          </HiddenText>
          <div
            className={styles.page}
            style={{
              width: widthPx,
              height: scale > 0 ? size.heightPx / scale : 0,
              transform: `scale(${scale})`,
            }}
          >
            <TokenScope
              set={set}
              modes={{ scheme: "light", contrast: "default", density }}
              viewportPx={widthPx}
              className={styles.scope}
            >
              <FerryScreen />
            </TokenScope>
          </div>
        </div>
        <WidthFacts widthPx={widthPx} />
      </div>
    </div>
  );
}

function WidthFacts({ widthPx }: { readonly widthPx: number }) {
  const { i18n } = useLingui();
  const values = useDesign().valuesIn();
  const sizeOf = (name: string) =>
    printPx(sizeAtWidthPx(values.get(tokenPath(`font-size.${name}`)), widthPx), i18n.locale);
  return (
    <aside className={styles.facts}>
      <Heading level={2} size="pane">
        <Trans>At {widthPx} px</Trans>
      </Heading>
      <dl className={styles.list}>
        <dt>rem</dt>
        <dd>{printNumber(widthPx / 16, i18n.locale)}</dd>
        <dt>
          <Trans>Heading xl</Trans>
        </dt>
        <dd>{sizeOf("heading-xl")}</dd>
        <dt>
          <Trans>Body m</Trans>
        </dt>
        <dd>{sizeOf("body-m")}</dd>
      </dl>
      <Text size="label" tone="faint">
        <Trans>Arrow keys move by 1, with Shift by 10. A breakpoint can’t pass its neighbor.</Trans>
      </Text>
    </aside>
  );
}
