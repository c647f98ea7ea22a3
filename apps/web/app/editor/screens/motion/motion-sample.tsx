import { Trans } from "@lingui/react/macro";
import { tokenName, tokenPath, printTokenValue } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./motion-sample.module.css";

type MotionSampleProps = {
  /** True while the tiles are at the end of their tracks; a change moves them. */
  readonly isThere: boolean;
  readonly isReduced: boolean;
};

/**
 * Shows a tile for every duration with the first curve, and for every curve with the longest
 * duration.
 */
export function MotionSample({ isThere, isReduced }: MotionSampleProps) {
  const { durations, easings } = useDesign(({ recipe }) => recipe.motion);
  const longest = durations.toSorted((a, b) => b.ms - a.ms)[0]?.key ?? "";
  const first = easings[0]?.key ?? "";
  const state = { isThere, isReduced };
  return (
    <div className={joinClassNames(sample.sample, styles.ways)}>
      <p className={styles.title}>
        <Trans>Every duration with {`easing-${first}`}</Trans>
      </p>
      {durations.map(({ key }) => (
        <Way key={key} {...state} duration={key} easing={first} named={`duration.${key}`} />
      ))}
      <p className={styles.title}>
        <Trans>Every curve at {`duration-${longest}`}</Trans>
      </p>
      {easings.map(({ key }) => (
        <Way key={key} {...state} duration={longest} easing={key} named={`easing.${key}`} />
      ))}
    </div>
  );
}

type WayProps = MotionSampleProps & {
  readonly duration: string;
  readonly easing: string;
  /** The token that the track shows. */
  readonly named: string;
};

function Way({ duration, easing, named, isThere, isReduced }: WayProps) {
  const twin = isReduced ? "-reduced" : "";
  const shown = tokenPath(named + twin);
  const value = useDesign((design) => design.valuesIn().get(shown));
  return (
    <div className={styles.way}>
      <span className={sample.label}>{tokenName(shown)}</span>
      <span className={joinClassNames(sample.label, styles.value)}>
        {value && printTokenValue(value)}
      </span>
      <span className={styles.track}>
        <i
          className={joinClassNames(styles.tile, isThere && styles.there)}
          data-way={named}
          style={{
            transitionDuration: `var(--duration-${duration}${twin})`,
            transitionTimingFunction: `var(--easing-${easing}${twin})`,
          }}
        />
      </span>
    </div>
  );
}
