import type { CSSProperties } from "react";
import { SliderTrack } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./slider-bar.module.css";
import { SliderKnob } from "./slider-knob.tsx";

type SliderBarProps = {
  readonly arrowStep: number;
  /** CSS colors of the track, from the minimum to the maximum. */
  readonly trackColors: readonly string[] | undefined;
};

/** A thumb on a track. */
export function SliderBar({ arrowStep, trackColors }: SliderBarProps) {
  return (
    <SliderTrack className={joinClassNames(styles.track, trackColors && styles.color)}>
      {({ state }) => (
        <>
          <span className={styles.rail} style={trackColors ? paint(trackColors) : undefined} />
          {!trackColors && (
            <span className={styles.fill} style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
          )}
          <SliderKnob arrowStep={arrowStep} />
        </>
      )}
    </SliderTrack>
  );
}

function paint(colors: readonly string[]): CSSProperties {
  return { backgroundImage: `linear-gradient(to right, ${colors.join(", ")})` };
}
