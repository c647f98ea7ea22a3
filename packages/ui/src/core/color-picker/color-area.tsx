import { useLingui } from "@lingui/react/macro";
import { maxChroma, type Oklch } from "@tessera/engine/color";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { Group, useLocale } from "react-aria-components";
import { printNumber } from "../../format/print-number.ts";
import { clampUnit, roundTo } from "../color-field/color-numbers.ts";
import { stepMeasure } from "../number-field/parse-measure.ts";
import styles from "./color-area.module.css";
import { areaColumns, areaRows, findAreaMost, outlineArea, paintArea } from "./paint-area.ts";

const lightnessStep = 0.01;
const chromaStep = 0.01;

type ColorAreaProps = {
  readonly color: Oklch;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<Oklch>) => void;
  readonly onChangeEnd: () => void;
};

/** Chroma from left to right and lightness from bottom to top, within the sRGB colors of the hue. */
export function ColorArea({ color, isDisabled, onChange, onChangeEnd }: ColorAreaProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const most = findAreaMost(color.h);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paintArea(context, color.h);
  }, [color.h]);
  const { locale } = useLocale();
  const lightness = printNumber(color.l * 100, locale, { least: 1, most: 1 });
  const chroma = printNumber(color.c, locale, { least: 3 });

  function follow({ currentTarget: area, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = area.getBoundingClientRect();
    const l = 1 - clampUnit((clientY - top) / height);
    onChange({ l, c: Math.min(clampUnit((clientX - left) / width) * most, maxChroma(l, color.h)) });
  }
  function handleKey(event: KeyboardEvent): void {
    const change = findKeyChange(event, color, most);
    if (!change) return;
    event.preventDefault();
    onChange(change);
    onChangeEnd();
  }
  return (
    <Group
      aria-label={t`Lightness and chroma`}
      isDisabled={isDisabled}
      className={styles.area}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return;
        // The mouse press would take the focus from the thumb again.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        input.current?.focus({ preventScroll: true });
        follow(event);
      }}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      onLostPointerCapture={onChangeEnd}
    >
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={areaColumns}
        height={areaRows}
        className={styles.colors}
        style={{ clipPath: outlineArea(color.h) }}
      />
      <span
        className={styles.knob}
        style={{ left: insideArea(color.c / most), top: insideArea(1 - color.l) }}
      >
        <input
          ref={input}
          type="range"
          min={0}
          max={100}
          step={0.1}
          value={roundTo(color.l * 100, 1)}
          disabled={isDisabled}
          aria-label={t`Lightness and chroma`}
          aria-roledescription={t`2D slider`}
          aria-valuetext={t`Lightness ${lightness}, chroma ${chroma}`}
          className={styles.input}
          // Screen readers on a phone move it by themselves.
          onChange={({ currentTarget }) => {
            onChange({ l: Number(currentTarget.value) / 100 });
            onChangeEnd();
          }}
          onKeyDown={handleKey}
        />
      </span>
    </Group>
  );
}

/** Returns the position of the thumb's center at a fraction of the area, with the whole thumb inside. */
function insideArea(share: number): string {
  return `clamp(6px, ${share * 100}%, calc(100% - 6px))`;
}

/**
 * Maps keys to changes: arrows move by a hundredth, ten with Shift; page keys change lightness,
 * Home and End chroma to its limits.
 */
function findKeyChange(
  { key, shiftKey }: KeyboardEvent,
  { l, c }: Oklch,
  most: number,
): Partial<Oklch> | undefined {
  const times = shiftKey ? 10 : 1;
  switch (key) {
    case "ArrowUp":
      return { l: clampUnit(stepMeasure(l, lightnessStep, times)) };
    case "ArrowDown":
      return { l: clampUnit(stepMeasure(l, lightnessStep, -times)) };
    case "PageUp":
      return { l: clampUnit(stepMeasure(l, lightnessStep, 10)) };
    case "PageDown":
      return { l: clampUnit(stepMeasure(l, lightnessStep, -10)) };
    case "ArrowRight":
      return { c: stepMeasure(c, chromaStep, times) };
    case "ArrowLeft":
      return { c: Math.max(0, stepMeasure(c, chromaStep, -times)) };
    case "Home":
      return { c: 0 };
    case "End":
      return { c: most };
    default:
      return undefined;
  }
}
