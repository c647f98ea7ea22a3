import { Trans, useLingui } from "@lingui/react/macro";
import type { Palette } from "@tessera/engine";
import { Heading, joinClassNames, printNumber, Text } from "@tessera/ui";
import { useState } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import tiles from "#shell/tiles.module.css";
import { type Pair, PromiseMosaic } from "./promise-mosaic.tsx";
import page from "./home-page.module.css";
import styles from "./promise-section.module.css";
import { PairReadout } from "./pair-readout.tsx";

const darkStep = 8;
const lightStep = 2;

/**
 * Explains the contrast promises: each step has a contrast range, and the mosaic shows every pair.
 */
export function PromiseSection({ palette }: { palette: Palette }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [pair, setPair] = useState<Pair>({ text: darkStep, surface: lightStep });
  const windows = [
    { from: 0, to: 5, says: t`work with black text`, least: 4.5 },
    { from: 6, to: 10, says: t`work with white text`, least: 4.5 },
    { from: 5, to: 5, says: t`visible on white`, least: 3 },
    { from: 7, to: 10, says: t`readable on white`, least: 7 },
  ];
  return (
    <section
      id="contrast"
      className={joinClassNames(tiles.tiles, tiles.closed, page.promise, styles.section)}
    >
      <PromiseMosaic palette={palette} onPoint={setPair} />
      <div className={joinClassNames(page.words, page.centered)}>
        <Heading level={2} size="section">
          <Trans>Every step comes with a contrast promise.</Trans>
        </Heading>
        <Text size="lead" tone="muted" className={styles.lead}>
          <Trans>
            Each of the 11 steps has a fixed contrast range against white. Your color lands on the
            step it fits, untouched; the other ten are built around it. In the mosaic, a letter
            marks every pair with a contrast of 4.5 or more.
          </Trans>
        </Text>
        <ul className={styles.windows}>
          {windows.map(({ from, to, says, least }) => (
            <li key={says}>
              <span className={styles.stripe} aria-hidden="true">
                {palette.steps.slice(from, to + 1).map(({ step, hex }) => (
                  <i key={step} style={{ backgroundColor: hex }} />
                ))}
              </span>
              <span>
                <b>{printSteps(palette, from, to)}</b> {says}
              </span>
              <Text as="span" size="mono" tone="muted">
                ≥ {printNumber(least, locale, { least: 1 })}
              </Text>
            </li>
          ))}
        </ul>
        <PairReadout palette={palette} pair={pair} />
      </div>
    </section>
  );
}

function printSteps({ steps }: Palette, from: number, to: number): string {
  const first = steps[from]?.step;
  return from === to ? `${first}` : `${first}–${steps[to]?.step}`;
}
