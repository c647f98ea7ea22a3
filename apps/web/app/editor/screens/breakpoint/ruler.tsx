import { breakpointKeys, type BreakpointKey } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { useRef } from "react";
import { RulerHandle } from "./ruler-handle.tsx";
import { rulerEndPx, rulerLabelsPx } from "./ruler-scale.ts";
import styles from "./ruler.module.css";
import type { Breakpoints } from "./use-breakpoints.ts";

type RulerProps = {
  readonly breakpoints: Breakpoints;
  readonly selected: BreakpointKey;
  readonly onSelect: (key: BreakpointKey) => void;
};

/** Shows the viewport widths on a ruler, with a handle at each breakpoint. */
export function Ruler({ breakpoints, selected, onSelect }: RulerProps) {
  const scale = useRef<HTMLDivElement>(null);
  const { widthsPx } = breakpoints;
  const endPx = rulerEndPx(widthsPx);
  const placeOf = (widthPx: number) => `${(widthPx / endPx) * 100}%`;
  const zones = [undefined, ...breakpointKeys].map((key, index) => ({
    key,
    fromPx: key ? widthsPx[key] : 0,
    untilPx: widthsPx[breakpointKeys[index] ?? "xxl"],
  }));
  return (
    <div className={styles.ruler}>
      <div className={styles.scale} ref={scale}>
        {zones.map(({ key = "base", fromPx, untilPx }) => (
          <span
            key={key}
            aria-hidden="true"
            className={joinClassNames(styles.zone, key === selected && styles.current)}
            style={{
              left: placeOf(fromPx),
              width: placeOf((untilPx > fromPx ? untilPx : endPx) - fromPx),
            }}
          >
            {key}
          </span>
        ))}
        <span className={styles.ticks} aria-hidden="true" />
        {rulerLabelsPx(widthsPx).map((label) => (
          <span
            key={label}
            aria-hidden="true"
            className={styles.label}
            style={{ left: placeOf(label) }}
          >
            {label}
          </span>
        ))}
        {breakpointKeys.map((key) => (
          <RulerHandle
            key={key}
            name={key}
            breakpoints={breakpoints}
            isSelected={key === selected}
            onSelect={() => onSelect(key)}
            widthAt={(clientX) => widthAt(scale.current, clientX, endPx)}
            place={placeOf(widthsPx[key])}
          />
        ))}
      </div>
    </div>
  );
}

function widthAt(scale: HTMLElement | null, clientX: number, endPx: number): number {
  const box = scale?.getBoundingClientRect();
  return box ? Math.round(((clientX - box.left) / box.width) * endPx) : 0;
}
