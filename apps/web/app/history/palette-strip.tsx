import { useLingui } from "@lingui/react/macro";
import { type Design, readRamp } from "@tessera/engine";
import { HiddenText, joinClassNames, readableOn } from "@tessera/ui";
import styles from "./palette-strip.module.css";

type PaletteStripProps = {
  readonly revision: number;
  readonly design: Design;
  /** A former palette is a low row without texts; a compared one does not raise its base. */
  readonly kind: "shown" | "former" | "latter";
};

/** Shows the primary palette of a version below its preview. */
export function PaletteStrip({ revision, design, kind }: PaletteStripProps) {
  const { t } = useLingui();
  return (
    <ol
      className={joinClassNames(styles.strip, styles[kind])}
      aria-label={t`Primary palette of version ${revision}`}
    >
      {readRamp(design, "primary").map((step) => (
        <li
          key={step.step}
          className={joinClassNames(styles.tile, step.isBase && styles.base)}
          style={{ backgroundColor: step.hex, color: readableOn(step).hex }}
        >
          {kind === "former" ? (
            <HiddenText>
              {step.step} {step.hex}
            </HiddenText>
          ) : (
            <>
              <span className={styles.step}>{step.step}</span>
              <span className={styles.value}>{step.hex}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
