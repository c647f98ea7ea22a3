import { useLingui } from "@lingui/react/macro";
import { ColorField, SegmentedControl, SliderField } from "@tessera/ui";
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
          <span className={styles.samples} aria-hidden="true">
            {samples.map((count) => (
              <SpacingSample
                key={count}
                sizePx={(count * decided.unitPx) / 2}
                base={decided.base}
              />
            ))}
          </span>
        </div>
      </div>
    </div>
  );
}

function SpacingSample({ sizePx, base }: { sizePx: number; base: string }) {
  return <i style={{ width: sizePx, height: sizePx, backgroundColor: base }} />;
}
