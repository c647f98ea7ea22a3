import { joinClassNames, printNumber } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import { builtPalettes } from "./built-palettes.ts";
import styles from "./starter-steps.module.css";

/**
 * Shows the palettes of the five starters as columns with the steps and their contrasts; in narrow
 * windows the base colors as a strip.
 */
export function StarterSteps({ className }: { className: string | undefined }) {
  const locale = useLocale();
  return (
    <div className={joinClassNames(styles.palettes, className)} aria-hidden="true">
      {builtPalettes.map((steps, place) => (
        <div key={place} className={styles.palette}>
          {steps.map(({ step, hex, isBase, ink, contrast }) => (
            <div
              key={step}
              className={joinClassNames(styles.step, isBase && styles.base)}
              style={{ backgroundColor: hex, color: ink }}
            >
              <span>{isBase ? hex : step}</span>
              <span>{printNumber(contrast, locale, { least: 1 })}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
