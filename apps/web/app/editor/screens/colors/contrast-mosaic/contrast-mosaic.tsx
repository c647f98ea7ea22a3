import { useLingui } from "@lingui/react/macro";
import type { RampStep } from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";
import { joinClassNames, printRatio, readableOn } from "@tessera/ui";
import { type KeyboardEvent, useState } from "react";
import styles from "./contrast-mosaic.module.css";

type ContrastMosaicProps = { readonly steps: readonly RampStep[] };

/** A cell: the places of its surface and of its text in the palette. */
type Cell = { readonly surface: number; readonly text: number };

const moves: Readonly<Record<string, readonly [surface: number, text: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Draws every pair of steps, with a letter where the text is readable, and each step's name. The pointer or the arrow keys
 * choose a pair, whose ratio is shown below.
 */
export function ContrastMosaic({ steps }: ContrastMosaicProps) {
  const { t, i18n } = useLingui();
  const [cell, setCell] = useState<Cell>({ surface: 0, text: steps.length - 1 });
  const last = steps.length - 1;
  const surface = steps[Math.min(cell.surface, last)];
  const text = steps[Math.min(cell.text, last)];

  function handleKey(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const within = (place: number) => Math.max(0, Math.min(last, place));
    setCell({ surface: within(cell.surface + move[0]), text: within(cell.text + move[1]) });
  }

  if (!surface || !text) return null;
  const ratio = printRatio(contrastRatio(text.hex, surface.hex), i18n.locale);
  return (
    <>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the arrow keys read the picture, whose ratio is the output */}
      <div
        role="group"
        aria-label={t`Contrast of every pair of steps`}
        tabIndex={0}
        className={styles.mosaic}
        style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}
        onKeyDown={handleKey}
      >
        {steps.flatMap((row, surfaceAt) =>
          steps.map((column, textAt) => (
            <span
              key={`${row.step} ${column.step}`}
              aria-hidden="true"
              className={joinClassNames(
                styles.cell,
                row === surface && column === text && styles.current,
              )}
              style={{
                background: row.hex,
                color: row === column ? readableOn(row).hex : column.hex,
              }}
              onPointerEnter={() => setCell({ surface: surfaceAt, text: textAt })}
            >
              {row === column ? row.step : markOf(contrastRatio(column.hex, row.hex))}
            </span>
          )),
        )}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <output className={styles.reading}>{t`${text.step} on ${surface.step}: ${ratio}`}</output>
    </>
  );
}

function markOf(contrast: number): string {
  if (contrast >= 4.5) return "Aa";
  return contrast >= 3 ? "·" : "";
}
