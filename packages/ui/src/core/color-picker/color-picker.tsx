import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from "react";
import { joinClassNames } from "../class-names.ts";
import { ColorField } from "../color-field/color-field.tsx";
import { type ColorNotation, colorNotations } from "../color-field/color-notation.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { ChannelSliders } from "./channel-sliders.tsx";
import { ColorArea } from "./color-area.tsx";
import styles from "./color-picker.module.css";
import { type ColorSwatch, ColorSwatches } from "./color-swatches.tsx";
import { moveOklch, pickHex, type PickedColor, shownOklch } from "./picked-color.ts";

/** The props of a color picker. */
export type ColorPickerProps = Omit<
  ComponentPropsWithRef<"fieldset">,
  "children" | "onChange" | "color" | "disabled"
> & {
  readonly label: string;
  readonly value: HexColor;
  /** Called with each color during a drag. */
  readonly onChange: (color: HexColor) => void;
  /** Called once when a drag ends or a color was entered: one step of undo. */
  readonly onChangeEnd?: ((color: HexColor) => void) | undefined;
  /** The initial notation of the field and the sliders; the user can choose another. */
  readonly defaultNotation?: ColorNotation | undefined;
  /** Colors that the application offers, such as the palette of the project. */
  readonly swatches?: readonly ColorSwatch[] | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly errorMessage?: ReactNode;
};

/** Picks a color by text, eyedropper, area, channels or swatches. */
export function ColorPicker({
  label,
  value,
  onChange,
  onChangeEnd,
  defaultNotation = "hex",
  swatches = [],
  isDisabled = false,
  errorMessage,
  className,
  ...rest
}: ColorPickerProps) {
  const { t } = useLingui();
  const [notation, setNotation] = useState(defaultNotation);
  const [picked, move, endMove] = usePickedColor(value, onChange, onChangeEnd);
  return (
    <fieldset aria-label={label} {...rest} className={joinClassNames(styles.picker, className)}>
      <div className={styles.top}>
        <span className={styles.sample} style={{ backgroundColor: value }} />
        <div className={styles.entry}>
          <ColorField
            aria-label={t`Color`}
            colorName={label}
            hasSwatch={false}
            notation={notation}
            value={value}
            isDisabled={isDisabled}
            onChange={onChange}
            onChangeEnd={onChangeEnd}
            errorMessage={errorMessage}
          />
          <SegmentedControl
            size="s"
            label={t`Notation`}
            segments={colorNotations}
            value={notation}
            onChange={setNotation}
          />
        </div>
      </div>
      <ColorArea
        color={shownOklch(picked)}
        isDisabled={isDisabled}
        onChange={(change) => move(moveOklch(picked, change))}
        onChangeEnd={endMove}
      />
      <ChannelSliders
        notation={notation}
        picked={picked}
        isDisabled={isDisabled}
        onMove={move}
        onMoveEnd={endMove}
      />
      {swatches.length > 0 && (
        <ColorSwatches
          swatches={swatches}
          value={value}
          isDisabled={isDisabled}
          onPick={(color) => {
            onChange(color);
            onChangeEnd?.(color);
          }}
        />
      )}
    </fieldset>
  );
}

/** Returns the color with its channel values, and the functions that change it and end a change. */
function usePickedColor(
  value: HexColor,
  onChange: (color: HexColor) => void,
  onChangeEnd: ((color: HexColor) => void) | undefined,
) {
  const [kept, setPicked] = useState(() => pickHex(value));
  const picked = kept.hex === value ? kept : pickHex(value, kept);
  // A drag ends in the event of its last move, before the next render.
  const lastHex = useRef(value);
  useEffect(() => {
    lastHex.current = value;
  }, [value]);

  function move(next: PickedColor): void {
    setPicked(next);
    lastHex.current = next.hex;
    if (next.hex !== value) onChange(next.hex);
  }
  function endMove(): void {
    onChangeEnd?.(lastHex.current);
  }
  return [picked, move, endMove] as const;
}
