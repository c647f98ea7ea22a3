import { useLingui } from "@lingui/react/macro";
import {
  type Design,
  printTokenValue,
  type Scheme,
  tokenName,
  tokenPath,
  type TokenPath,
} from "@tessera/engine";
import { type ReactNode, useMemo } from "react";
import styles from "./preset-picture.module.css";

type PresetPictureProps = {
  readonly design: Design;
  readonly scheme: Scheme;
  readonly layout: number;
};

/** The tokens that the pictures use. */
const used: readonly TokenPath[] = [
  "color.surface-0",
  "color.surface-1",
  "color.text",
  "color.text-muted",
  "color.border",
  "color.border-control",
  "color.link",
  "color.action-solid",
  "color.on-action-solid",
  "color.action-subtle",
  "color.on-action-subtle",
  "color.primary.300",
  "color.primary.700",
  "font-family.heading",
  "font-family.body",
  "font-weight.semibold",
  "radius.m",
  "radius.l",
  "border-width.thin",
  "shadow.1",
  "shadow.3",
].map(tokenPath);

/** Draws a few parts of a screen with the tokens of a design; the tile describes it. */
export function PresetPicture({ design, scheme, layout }: PresetPictureProps) {
  const { t } = useLingui();
  const style = useMemo(() => printProperties(design, scheme), [design, scheme]);
  const times = ["07:40", "07:55", "08:10", "08:25"];
  const lines = [
    "Üsküdar → Beşiktaş",
    "Kadıköy → Eminönü",
    "Çengelköy → Kabataş",
    "Bostancı → Büyükada",
  ];
  const layouts: readonly (() => ReactNode)[] = [
    () => (
      <>
        <Row>
          <b className={styles.title}>{t`This morning`}</b>
          <i className={styles.button}>{t`Add`}</i>
        </Row>
        <div className={styles.pair}>
          <Card figure={times[0]} note="Üsküdar" />
          <Card figure="31/33" note={t`on time`} />
        </div>
        <Bars />
      </>
    ),
    () => (
      <>
        <b className={styles.brand}>Vapur</b>
        <b className={styles.headline}>{t`Eleven minutes across.`}</b>
        <Row isStart>
          <i className={styles.button}>{t`Buy a ticket`}</i>
          <i className={styles.outlined}>{t`Lines`}</i>
        </Row>
        <div className={styles.raised}>
          <b>{times[0]}</b>
          <span>{lines[0]}</span>
        </div>
      </>
    ),
    () => (
      <>
        <b className={styles.title}>{t`Departures`}</b>
        <div className={styles.list}>
          {times.map((time, index) => (
            <span key={time} className={styles.line}>
              <b>{time}</b>
              {lines[index]}
            </span>
          ))}
        </div>
      </>
    ),
    () => (
      <>
        <span className={styles.eyebrow}>{t`Journal`}</span>
        <b className={styles.headline}>{t`Fog over the strait`}</b>
        <span className={styles.text}>
          {t`The first boat turns, the second waits, and by the third the quay is full.`}
        </span>
        <Row isStart>
          <i className={styles.button}>{t`Read on`}</i>
        </Row>
      </>
    ),
    () => (
      <div className={styles.pair}>
        <Price name={t`Weekend`} price="€9" choose={t`Choose`} isPlain />
        <Price name={t`Every day`} price="€24" choose={t`Choose`} />
      </div>
    ),
    () => (
      <>
        <b className={styles.title}>{t`Welcome aboard`}</b>
        <span className={styles.label}>{t`Email`}</span>
        <span className={styles.input}>elif@vapur.example</span>
        <span className={styles.label}>{t`Home quay`}</span>
        <span className={styles.input}>Çengelköy</span>
        <i className={styles.wide}>{t`Create account`}</i>
      </>
    ),
  ];
  return (
    <div aria-hidden="true" className={styles.screen} style={style}>
      {layouts[layout % layouts.length]?.()}
    </div>
  );
}

function printProperties(design: Design, scheme: Scheme): Readonly<Record<string, string>> {
  const values = design.valuesIn({ ...design.defaultModes, scheme });
  return Object.fromEntries(
    used.flatMap((path) => {
      const value = values.get(path);
      return value ? [[`--${tokenName(path)}`, printTokenValue(value)]] : [];
    }),
  );
}

function Row({ isStart = false, children }: { isStart?: boolean; children: ReactNode }) {
  return <div className={isStart ? styles.start : styles.row}>{children}</div>;
}

function Card({ figure, note }: { readonly figure: string | undefined; readonly note: string }) {
  return (
    <div className={styles.card}>
      <b className={styles.figure}>{figure}</b>
      <span>{note}</span>
    </div>
  );
}

type PriceProps = {
  readonly name: string;
  readonly price: string;
  readonly choose: string;
  readonly isPlain?: boolean;
};

function Price({ name, price, choose, isPlain = false }: PriceProps) {
  return (
    <div className={isPlain ? styles.card : styles.marked}>
      <span>{name}</span>
      <b className={styles.price}>{price}</b>
      <i className={isPlain ? styles.outlined : styles.button}>{choose}</i>
    </div>
  );
}

const heights = [14, 30, 46, 72, 98, 84, 50, 36, 44, 62, 88, 96, 58, 30];

function Bars() {
  return (
    <div className={styles.bars}>
      {heights.map((height, index) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- the bars never change
          key={index}
          className={height > 80 ? styles.high : height > 45 ? styles.middle : styles.lowBar}
          style={{ height: `${height}%` }}
        />
      ))}
    </div>
  );
}
