import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { joinClassNames, printNumber } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import { builtPalettes } from "./built-palettes.ts";
import styles from "./starter-steps.module.css";

/** The names of the starters, in the order of their palettes. */
const names = [msg`Minium`, msg`Saffron`, msg`Verdigris`, msg`Lapis`, msg`Porphyry`] as const;

/**
 * Shows the palettes of the five starters as columns with the steps and their contrasts, and the name
 * at the base color; in narrow windows the base colors as a strip.
 */
export function StarterSteps({ className }: { className: string | undefined }) {
  const { i18n } = useLingui();
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
              {isBase ? (
                <span>
                  <span className={styles.name}>{i18n._(names[place] ?? names[0])}</span>
                  {hex}
                </span>
              ) : (
                <>
                  <span>{step}</span>
                  <span>{printNumber(contrast, locale, { least: 1 })}</span>
                </>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
