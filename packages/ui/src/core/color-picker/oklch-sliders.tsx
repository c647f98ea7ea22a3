import { useLingui } from "@lingui/react/macro";
import type { Oklch } from "@tessera/engine/color";
import { SliderField } from "../slider/slider-field.tsx";
import styles from "./color-picker.module.css";
import { trackColors } from "./track-colors.ts";

/** No color of sRGB has more: the most vivid magenta has 0.3225. */
const mostChroma = 0.33;

type OklchSlidersProps = {
  readonly color: Oklch;
  readonly onChange: (change: Partial<Oklch>) => void;
  readonly onChangeEnd: () => void;
};

/** A slider and a field for each part of OKLCH, its track showing the colors it leads to. */
export function OklchSliders({ color, onChange, onChangeEnd }: OklchSlidersProps) {
  const { t } = useLingui();
  return (
    <div className={styles["sliders"]}>
      <SliderField
        isInline
        label={<abbr title={t`Lightness`}>L</abbr>}
        value={round(color.l * 100, 1)}
        min={0}
        max={100}
        step={0.1}
        arrowStep={1}
        unit="%"
        trackColors={trackColors(color, "l", 1)}
        onChange={(percent) => onChange({ l: percent / 100 })}
        onChangeEnd={onChangeEnd}
      />
      <SliderField
        isInline
        label={<abbr title={t`Chroma`}>C</abbr>}
        value={round(color.c, 3)}
        min={0}
        max={mostChroma}
        step={0.001}
        arrowStep={0.01}
        trackColors={trackColors(color, "c", mostChroma)}
        onChange={(c) => onChange({ c })}
        onChangeEnd={onChangeEnd}
      />
      <SliderField
        isInline
        label={<abbr title={t`Hue`}>H</abbr>}
        value={round(color.h, 1)}
        min={0}
        max={360}
        step={0.1}
        arrowStep={1}
        unit="°"
        trackColors={trackColors(color, "h", 360)}
        onChange={(h) => onChange({ h })}
        onChangeEnd={onChangeEnd}
      />
    </div>
  );
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
