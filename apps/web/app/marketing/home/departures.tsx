import { Trans, useLingui } from "@lingui/react/macro";
import { resolve, type Scheme, type TokenSet, tokenPath } from "@tessera/engine";
import type { CSSProperties } from "react";
import styles from "./departures.module.css";

/** All letters are in the Latin font, so that English pages do not load the second one. */
const departures = [
  { time: "07:40", from: "Üsküdar", to: "Ortaköy", ferry: "Fahri Korutürk", minutes: 9 },
  { time: "07:55", from: "Kadıköy", to: "Eminönü", ferry: "Suhulet", minutes: 14 },
  { time: "08:10", from: "Çengelköy", to: "Karaköy", ferry: "Moda", minutes: 11 },
  { time: "08:25", from: "Bostancı", to: "Büyükada", ferry: "Fenerbahçe", minutes: 38 },
] as const;

/** The custom properties of a sample, and the tokens of their values. */
const sources = {
  "--sample-page": "color.surface-1",
  "--sample-raised": "color.surface-2",
  "--sample-text": "color.text",
  "--sample-muted": "color.text-muted",
  "--sample-border": "color.border",
  "--sample-link": "color.link",
  "--sample-solid": "color.action-solid",
  "--sample-on-solid": "color.on-action-solid",
  "--sample-subtle": "color.action-subtle",
  "--sample-on-subtle": "color.on-action-subtle",
} as const;

/**
 * Shows a sample screen in the generated tokens of one scheme: the morning's ferries. It is a
 * picture without controls.
 */
export function Departures({ set, scheme }: { set: TokenSet; scheme: Scheme }) {
  const { t } = useLingui();
  return (
    <figure
      className={styles.screen}
      style={readSampleColors(set, scheme)}
      aria-label={scheme === "light" ? t`Sample screen, light` : t`Sample screen, dark`}
    >
      <div className={styles.bar}>
        <i className={styles.mark} />
        <b>Vapur</b>
        <span className={styles.current}>{t`Today`}</span>
        <span>{t`Lines`}</span>
        <span>{t`Crew`}</span>
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <div>
            <b className={styles.title}>{t`Morning departures`}</b>
            <span className={styles.small}>{t`Saturday, 21 November`}</span>
          </div>
          <span className={styles.action}>{t`Add sailing`}</span>
        </div>
        <div className={styles.list}>
          {departures.map(({ time, from, to, ferry, minutes }, index) => (
            <div key={time} className={index === 0 ? styles.boarding : styles.row}>
              <b className={styles.time}>{time}</b>
              <span className={styles.way}>
                {from} → {to}
                <span className={styles.small}>
                  {ferry} · <Trans>{minutes} min</Trans>
                </span>
              </span>
              <span className={styles.state}>{index === 0 ? t`Boarding` : t`On time`}</span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** Returns a sample's colors in a scheme, as style properties. */
function readSampleColors(set: TokenSet, scheme: Scheme): CSSProperties {
  const values = resolve(set, { ...set.defaultModes, scheme });
  const entries = Object.entries(sources).map(([property, path]) => {
    const value = values.get(tokenPath(path));
    if (value?.type !== "color") throw new Error(`${path} is not a color`);
    return [property, value.hex];
  });
  return Object.fromEntries(entries);
}
