import { useLingui } from "@lingui/react/macro";
import type { HexColor, Oklch } from "@tessera/engine/color";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from "react";
import { joinClassNames } from "../class-names.ts";
import { ColorField } from "../color-field/color-field.tsx";
import styles from "./color-picker.module.css";
import { OklchSliders } from "./oklch-sliders.tsx";
import { movePick, pickHex, shownPick } from "./picked-color.ts";

/** What a color picker takes. */
export type ColorPickerProps = Omit<
  ComponentPropsWithRef<"fieldset">,
  "children" | "onChange" | "color"
> & {
  readonly label: string;
  readonly value: HexColor;
  /** Called with each color on the way. */
  readonly onChange: (color: HexColor) => void;
  /** Called once when a drag ends or a color was entered: one step of undo. */
  readonly onChangeEnd?: (color: HexColor) => void;
  readonly errorMessage?: ReactNode;
};

/** A color by typing it, by the eyedropper, or by the lightness, chroma and hue of OKLCH. */
export function ColorPicker(props: ColorPickerProps) {
  const { label, value, onChange, onChangeEnd, errorMessage, className, ...rest } = props;
  const { t } = useLingui();
  const [kept, setPicked] = useState(() => pickHex(value));
  const picked = kept.hex === value ? kept : pickHex(value, kept.wish.h);
  const shown = shownPick(picked);
  // A drag ends in the event of its last move, before the next render.
  const lastHex = useRef(value);
  useEffect(() => {
    lastHex.current = value;
  }, [value]);

  function move(change: Partial<Oklch>): void {
    const next = movePick(picked, change);
    setPicked(next);
    lastHex.current = next.hex;
    if (next.hex !== value) onChange(next.hex);
  }
  function enter(hex: HexColor): void {
    onChange(hex);
    onChangeEnd?.(hex);
  }
  return (
    <fieldset {...rest} aria-label={label} className={joinClassNames(styles["picker"], className)}>
      <div className={styles["top"]}>
        <span className={styles["sample"]} style={{ backgroundColor: value }} />
        <div className={styles["entry"]}>
          <ColorField
            aria-label={t`Color`}
            hasSwatch={false}
            unit="hex"
            value={value}
            onChange={enter}
            {...(errorMessage !== undefined && { errorMessage })}
          />
          <span className={styles["notation"]}>{printOklch(shown)}</span>
        </div>
      </div>
      <OklchSliders
        color={shown}
        onChange={move}
        onChangeEnd={() => onChangeEnd?.(lastHex.current)}
      />
    </fieldset>
  );
}

function printOklch({ l, c, h }: Oklch): string {
  return `oklch(${(l * 100).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)})`;
}
