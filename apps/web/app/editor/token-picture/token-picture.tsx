import { printTokenValue, type TokenPath, type TokenValue } from "@tessera/engine";
import type { CSSProperties } from "react";
import styles from "./token-picture.module.css";

type TokenPictureProps = {
  readonly path: TokenPath;
  readonly value: TokenValue | undefined;
  /** The value in the dark scheme, if a color has another one there. */
  readonly dark?: TokenValue | undefined;
};

/** A small picture of a value: a swatch, a bar, a corner, a shadow, a font or a curve. */
export function TokenPicture({ path, value, dark }: TokenPictureProps) {
  if (!value) return <span className={styles.picture} aria-hidden="true" />;
  const group = path.split(".", 1)[0] ?? "";
  return (
    <span className={styles.picture} aria-hidden="true">
      {value.type === "color" ? (
        <>
          <Swatch value={value} />
          {dark?.type === "color" && <Swatch value={dark} />}
        </>
      ) : (
        <Figure group={group} value={value} />
      )}
    </span>
  );
}

function Swatch({ value }: { readonly value: TokenValue }) {
  return <i className={styles.swatch} style={{ background: printTokenValue(value) }} />;
}

type FigureProps = { readonly group: string; readonly value: TokenValue };

function Figure({ group, value }: FigureProps) {
  switch (value.type) {
    case "shadow":
      return (
        <i className={styles.card}>
          <i className={styles.raised} style={{ boxShadow: printTokenValue(value) }} />
        </i>
      );
    case "cubicBezier":
      return <Curve points={value.points} />;
    case "duration":
      return <Bar share={value.ms / 600} />;
    case "fontFamily":
      return <Letters style={{ fontFamily: printTokenValue(value) }} />;
    case "dimension":
    case "fluidDimension":
      return <Length group={group} value={value} />;
    case "number":
    case "keyword":
    case "color":
      return <NumberFigure group={group} text={printTokenValue(value)} />;
  }
}

function NumberFigure({ group, text }: { readonly group: string; readonly text: string }) {
  if (group === "font-weight") return <Letters style={{ fontWeight: text }} />;
  if (group === "line-height") return <Spread lines={Number(text)} />;
  return group === "z-index" ? <Layers /> : null;
}

/** Two lines of text as far apart as a line height puts them. */
function Spread({ lines }: { readonly lines: number }) {
  return (
    <i className={styles.stack} style={{ gap: `${String(Math.round((lines - 0.8) * 8))}px` }}>
      <i />
      <i />
    </i>
  );
}

/** Three layers, of which the middle one is meant. */
function Layers() {
  return (
    <i className={styles.stack}>
      <i className={styles.faint} />
      <i />
      <i className={styles.faint} />
    </i>
  );
}

const mostPx = 40;

function Length({ group, value }: FigureProps) {
  const px = pxOf(value);
  const within = (most: number) => `${String(Math.max(0, Math.min(px, most)))}px`;
  if (group === "radius")
    return <i className={styles.corner} style={{ borderTopLeftRadius: within(18) }} />;
  if (group === "border-width")
    return <i className={styles.rule} style={{ borderTopWidth: within(12) }} />;
  if (group === "font-size") return <Letters style={{ fontSize: within(20) }} />;
  if (group === "breakpoint") return <Bar share={px / 1600} />;
  return <i className={styles.bar} style={{ width: within(mostPx) }} />;
}

function pxOf(value: TokenValue): number {
  if (value.type === "fluidDimension") return value.maxPx;
  if (value.type !== "dimension") return 0;
  return value.unit === "px" ? value.value : value.value * 16;
}

function Bar({ share }: { readonly share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <i className={styles.track}>
      <i className={styles.bar} style={{ width: `${String(percent)}%` }} />
    </i>
  );
}

function Letters({ style }: { readonly style: CSSProperties }) {
  return (
    <i className={styles.letters} style={style}>
      Ağ
    </i>
  );
}

function Curve({ points }: { readonly points: readonly [number, number, number, number] }) {
  const [x1, y1, x2, y2] = points;
  const at = (x: number, y: number) => `${String(2 + x * 36)} ${String(18 - y * 16)}`;
  return (
    <svg className={styles.curve} width="40" height="20" viewBox="0 0 40 20" fill="none">
      <path d={`M2 18C${at(x1, y1)} ${at(x2, y2)} 38 2`} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
