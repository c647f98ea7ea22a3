import { useLingui } from "@lingui/react/macro";
import type { ContrastTarget, NumberLimits } from "@tessera/engine";
import { NumberField, SegmentedControl } from "@tessera/ui";
import styles from "./contrast-targets.module.css";

type TargetFieldProps = {
  readonly label: string;
  readonly target: ContrastTarget;
  readonly limits: NumberLimits;
  readonly isDisabled: boolean;
  readonly errorMessage: string | undefined;
  readonly onChange: (target: ContrastTarget) => void;
};

/** The ratios of both levels for text, where a ratio of the user starts. */
const startRatios = { aa: 4.5, aaa: 7 } as const;

/** Chooses a contrast target: a level of WCAG, or a ratio. */
export function TargetField(props: TargetFieldProps) {
  const { label, target, limits, isDisabled, errorMessage, onChange } = props;
  const { t } = useLingui();
  return (
    <div className={styles.field}>
      <SegmentedControl
        size="s"
        label={label}
        isDisabled={isDisabled}
        segments={[
          { id: "aa", text: "AA" },
          { id: "aaa", text: "AAA" },
          { id: "ratio", text: t`Ratio` },
        ]}
        value={typeof target === "number" ? "ratio" : target}
        onChange={(id) => onChange(id === "ratio" ? ratioOf(target) : id)}
      />
      {typeof target === "number" && (
        <NumberField
          className={styles.ratio}
          aria-label={t`Ratio: ${label}`}
          value={target}
          min={limits.min}
          max={limits.max}
          step={limits.step}
          isDisabled={isDisabled}
          errorMessage={errorMessage}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function ratioOf(target: ContrastTarget): number {
  return typeof target === "number" ? target : startRatios[target];
}
