import { useLingui } from "@lingui/react/macro";
import type { Palette } from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";
import { HiddenText, readableOn } from "@tessera/ui";
import { memo } from "react";
import styles from "./promise-section.module.css";

/** A text step on a surface step, both by their index in the palette. */
export type Pair = { readonly text: number; readonly surface: number };

const leastContrast = 4.5;

/**
 * Shows every step as text on every step: a letter if it is readable, the step's name on the
 * diagonal.
 */
export const PromiseMosaic = memo(function PromiseMosaic({
  palette,
  onPoint,
}: {
  palette: Palette;
  onPoint: (pair: Pair) => void;
}) {
  const { t } = useLingui();
  return (
    <figure>
      <figcaption>
        <HiddenText>
          {t`Every step as text on every other step. A letter marks pairs with a contrast of 4.5 or more.`}
        </HiddenText>
      </figcaption>
      <div className={styles.mosaic} aria-hidden="true">
        {palette.steps.map((surface, row) =>
          palette.steps.map((text, column) => (
            <span
              key={text.step}
              className={row === column ? styles.own : styles.cell}
              style={{
                backgroundColor: surface.hex,
                color: row === column ? readableOn(surface).hex : text.hex,
              }}
              onPointerEnter={() => onPoint({ text: column, surface: row })}
            >
              {row === column && surface.step}
              {row !== column && contrastRatio(text.hex, surface.hex) >= leastContrast && "a"}
            </span>
          )),
        )}
      </div>
    </figure>
  );
});
