import { useLingui } from "@lingui/react/macro";
import { type HexColor, parseHexColor } from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";
import { ColorField, SegmentedControl, SliderField } from "@tessera/ui";
import type { CSSProperties } from "react";
import type { StartingRecipe } from "#starting-recipe/starting-recipe.ts";
import styles from "./hero.module.css";
import { StarterSwatches } from "./starter-swatches.tsx";

const leastRatio = 1.067;
const greatestRatio = 1.618;
const samples = [1, 2, 4, 6, 8] as const;

/** Shows the three decisions: base color, type ratio, spacing unit. */
export function HeroControls({
  decided,
  onDecide,
}: {
  decided: StartingRecipe;
  onDecide: (change: Partial<StartingRecipe>) => void;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <div className={styles.color}>
          <ColorField
            label={t`Base color`}
            value={decided.base}
            onChange={(base) => onDecide({ base })}
            className={styles.field}
          />
          <StarterSwatches value={decided.base} onChange={(base) => onDecide({ base })} />
        </div>
      </div>
      <div className={styles.row}>
        <SliderField
          label={t`Type ratio`}
          min={leastRatio}
          max={greatestRatio}
          step={0.001}
          arrowStep={0.01}
          value={decided.ratio}
          onChange={(ratio) => onDecide({ ratio })}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.label} aria-hidden="true">{t`Spacing unit`}</span>
        <div className={styles.unit}>
          <SegmentedControl
            label={t`Spacing unit`}
            value={String(decided.unitPx)}
            segments={[
              { id: "4", text: "4 px" },
              { id: "8", text: "8 px" },
            ]}
            onChange={(unit) => onDecide({ unitPx: unit === "8" ? 8 : 4 })}
          />
          <SpacingSamples unitPx={decided.unitPx} base={decided.base} />
        </div>
      </div>
    </div>
  );
}

/** The surface of the controls (`--color-surface-1`) in both themes. */
const surfaces = {
  light: parseHexColor("#fafaf9") as HexColor,
  dark: parseHexColor("#161615") as HexColor,
} as const;
/** The least contrast of graphics (WCAG 2.2, 1.4.11). */
const leastContrast = 3;

/** Shows some spaces as squares in the base color, or in the text color where the base is hard to see. */
function SpacingSamples({ unitPx, base }: { unitPx: number; base: HexColor }) {
  const isFaintOn = (surface: HexColor) => contrastRatio(base, surface) < leastContrast;
  const faint = isFaintOn(surfaces.light) ? "light" : isFaintOn(surfaces.dark) ? "dark" : undefined;
  return (
    <span
      className={styles.samples}
      aria-hidden="true"
      data-faint={faint}
      style={{ "--base": base } as CSSProperties}
    >
      {samples.map((count) => (
        <i key={count} style={{ width: (count * unitPx) / 2, height: (count * unitPx) / 2 }} />
      ))}
    </span>
  );
}
