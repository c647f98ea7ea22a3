import { useLingui } from "@lingui/react/macro";
import { maxChroma, type Oklch } from "@tessera/engine/color";
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { Group, useLocale } from "react-aria-components";
import { printNumber } from "../../format/print-number.ts";
import { clampUnit, roundTo } from "../color-field/color-numbers.ts";
import { stepMeasure } from "../number-field/parse-measure.ts";
import { isShortcut } from "../slider/is-shortcut.ts";
import styles from "./color-area.module.css";
import { areaColumns, areaRows, findAreaShape, paintArea } from "./paint-area.ts";

const lightnessStep = 0.01;
const chromaStep = 0.01;

/** Returns what changes in the current color, which may be newer than the shown one. */
export type AreaChange = (current: Oklch) => Partial<Oklch>;

type ColorAreaProps = {
  readonly lightness: number;
  readonly chroma: number;
  /** The hue of the area's colors; it may be behind the picked one. */
  readonly hue: number;
  readonly isDisabled: boolean;
  /** Called with each change; a step of a key is a change that ends at once. */
  readonly onChange: (change: AreaChange, isStep: boolean) => void;
  readonly onChangeEnd: () => void;
  /** Called when a key is released or the focus leaves: a change that waits is due. */
  readonly onPause: () => void;
};

/** Chroma from left to right and lightness from bottom to top, within the sRGB colors of the hue. */
export const ColorArea = memo(function ColorArea(props: ColorAreaProps) {
  const { lightness, chroma, hue, isDisabled, onChange, onChangeEnd, onPause } = props;
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { most, outline } = useMemo(() => findAreaShape(hue), [hue]);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paintArea(context, hue, most);
  }, [hue, most]);
  const { locale } = useLocale();
  const lightnessText = printNumber(lightness * 100, locale, { least: 1, most: 1 });
  const chromaText = printNumber(chroma, locale, { least: 3 });

  function follow({ currentTarget: area, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = area.getBoundingClientRect();
    const l = 1 - clampUnit((clientY - top) / height);
    const c = Math.min(clampUnit((clientX - left) / width) * most, maxChroma(l, hue));
    onChange(() => ({ l, c }), false);
  }
  function handleKey(event: KeyboardEvent): void {
    const change = findKeyChange(event, most);
    if (!change || isShortcut(event)) return;
    event.preventDefault();
    onChange(change, true);
  }
  return (
    <Group
      aria-label={t`Lightness and chroma`}
      isDisabled={isDisabled}
      className={styles.area}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0 || !event.isPrimary) return;
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
        style={{ clipPath: outline }}
      />
      <span
        className={styles.knob}
        style={{ left: insideArea(chroma / most), top: insideArea(1 - lightness) }}
      >
        <input
          ref={input}
          type="range"
          min={0}
          max={100}
          step={0.1}
          value={roundTo(lightness * 100, 1)}
          disabled={isDisabled}
          aria-label={t`Lightness and chroma`}
          aria-roledescription={t`2D slider`}
          aria-valuetext={t`Lightness ${{ lightness: lightnessText }}, chroma ${{ chroma: chromaText }}`}
          className={styles.input}
          // Screen readers on a phone move it by themselves.
          onChange={({ currentTarget }) => {
            const l = Number(currentTarget.value) / 100;
            onChange(() => ({ l }), false);
            onChangeEnd();
          }}
          onKeyDown={handleKey}
          onKeyUp={onPause}
          onBlur={onPause}
        />
      </span>
    </Group>
  );
});

/** Returns the position of the thumb's center at a fraction of the area, with the whole thumb inside. */
function insideArea(share: number): string {
  return `clamp(6px, ${share * 100}%, calc(100% - 6px))`;
}

/**
 * Maps keys to changes: arrows move by a hundredth, ten with Shift; page keys change lightness,
 * Home and End chroma to its limits.
 */
function findKeyChange({ key, shiftKey }: KeyboardEvent, most: number): AreaChange | undefined {
  const times = shiftKey ? 10 : 1;
  const changes: Readonly<Record<string, AreaChange>> = {
    ArrowUp: stepLightness(times),
    ArrowDown: stepLightness(-times),
    PageUp: stepLightness(10),
    PageDown: stepLightness(-10),
    ArrowRight: stepChroma(times),
    ArrowLeft: stepChroma(-times),
    Home: () => ({ c: 0 }),
    End: () => ({ c: most }),
  };
  return changes[key];
}

function stepLightness(times: number): AreaChange {
  return ({ l }) => ({ l: clampUnit(stepMeasure(l, lightnessStep, times)) });
}

function stepChroma(times: number): AreaChange {
  return ({ c }) => ({ c: Math.max(0, stepMeasure(c, chromaStep, times)) });
}
