import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import {
  type ComponentPropsWithRef,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { joinClassNames } from "../class-names.ts";
import { ColorField } from "../color-field/color-field.tsx";
import { type ColorNotation, colorNotations } from "../color-field/color-notation.ts";
import { useFieldBesideSlider } from "../field/use-field-beside-slider.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { ChannelSliders } from "./channel-sliders.tsx";
import { useFrameChange } from "../slider/use-frame-change.ts";
import { useLatestHandler } from "../use-latest-handler.ts";
import { useRestingValue } from "../use-resting-value.ts";
import { type AreaChange, ColorArea } from "./color-area.tsx";
import styles from "./color-picker.module.css";
import { type ColorSwatch, ColorSwatches } from "./color-swatches.tsx";
import { moveOklch, pickHex, type PickedColor, shownOklch } from "./picked-color.ts";

/** The colors behind the knobs still look continuous when they change 20 times a second. */
const backdropRestMs = 50;

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
  const { picked, ...moves } = usePickedColor(value, onChange, onChangeEnd);
  const backdrop = useRestingValue(picked, backdropRestMs);
  const { l: lightness, c: chroma } = shownOklch(picked);
  const entry = useFieldBesideSlider(value);
  const enter = useLatestHandler(onChange);
  const endEntry = useLatestHandler(onChangeEnd);
  return (
    <fieldset
      aria-label={label}
      {...entry.group}
      {...rest}
      className={joinClassNames(styles.picker, className)}
    >
      <div className={styles.top}>
        <span className={styles.sample} style={{ backgroundColor: value }} />
        <div className={styles.entry}>
          <ColorEntry
            {...entry.field}
            aria-label={t`Color`}
            colorName={label}
            hasSwatch={false}
            notation={notation}
            isDisabled={isDisabled}
            onChange={enter}
            onChangeEnd={endEntry}
            errorMessage={errorMessage}
          />
          <NotationControl value={notation} onChange={setNotation} />
        </div>
      </div>
      <ColorArea
        lightness={lightness}
        chroma={chroma}
        hue={backdrop.requested.h}
        isDisabled={isDisabled}
        onChange={moves.moveArea}
        onChangeEnd={moves.endMove}
        onPause={moves.applyNow}
      />
      <ChannelSliders
        notation={notation}
        picked={picked}
        backdrop={backdrop}
        isDisabled={isDisabled}
        onMove={moves.move}
        onMoveEnd={moves.endMove}
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

/** The text of the color; it does not render when only the area or a slider does. */
const ColorEntry = memo(ColorField);

type NotationControlProps = {
  readonly value: ColorNotation;
  readonly onChange: (notation: ColorNotation) => void;
};

/** Chooses the notation; it does not render while a color moves. */
const NotationControl = memo(function NotationControl(props: NotationControlProps) {
  const { t } = useLingui();
  return <SegmentedControl size="s" label={t`Notation`} segments={colorNotations} {...props} />;
});

/**
 * Returns the color with its channel values, and the functions that change it and end a change,
 * which are the same at each render. The sliders already change it at most once a frame.
 */
function usePickedColor(
  value: HexColor,
  onChange: (color: HexColor) => void,
  onChangeEnd: ((color: HexColor) => void) | undefined,
) {
  const [kept, setPicked] = useState(() => pickHex(value));
  // A color from outside, such as an undone one, stays the same object until a move replaces it.
  const picked = useMemo(() => (kept.hex === value ? kept : pickHex(value, kept)), [kept, value]);
  // A drag may move twice, or end, before the next render.
  const latest = useRef({ picked, onChange, onChangeEnd });
  useLayoutEffect(() => {
    latest.current = { picked, onChange, onChangeEnd };
  });

  const show = useCallback((next: PickedColor) => {
    const { picked: before } = latest.current;
    latest.current.picked = next;
    setPicked(next);
    if (next.hex !== before.hex) latest.current.onChange(next.hex);
  }, []);
  const move = useCallback(
    (change: (picked: PickedColor) => PickedColor) => show(change(latest.current.picked)),
    [show],
  );
  const { change, waiting, applyNow } = useFrameChange((next: AreaMove) => {
    show(next.picked);
    if (next.isStep) latest.current.onChangeEnd?.(next.picked.hex);
  });
  const moveArea = useCallback(
    (find: AreaChange, isStep: boolean) => {
      const from = waiting()?.picked ?? latest.current.picked;
      change({ picked: moveOklch(from, find(shownOklch(from))), isStep });
    },
    [change, waiting],
  );
  const endMove = useCallback(() => {
    applyNow();
    latest.current.onChangeEnd?.(latest.current.picked.hex);
  }, [applyNow]);
  return { picked, move, moveArea, endMove, applyNow };
}

type AreaMove = { readonly picked: PickedColor; readonly isStep: boolean };
