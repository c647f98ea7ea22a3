import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { TextField, type TextFieldProps } from "../field/text-field.tsx";
import { Swatch } from "../swatch/swatch.tsx";
import type { ColorNotation } from "./color-notation.ts";
import { useLatestHandler } from "../use-latest-handler.ts";
import { EyeDropperButton } from "./eye-dropper-button.tsx";
import { useColorEntry } from "./use-color-entry.ts";

/** The props of a color field. */
export type ColorFieldProps = Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "type" | "trailing" | "leading" | "note"
> & {
  readonly value: HexColor;
  /** Called with each color that is entered or picked. */
  readonly onChange: (color: HexColor) => void;
  /** Called once when a color was entered or picked: one step of undo. */
  readonly onChangeEnd?: ((color: HexColor) => void) | undefined;
  /** Called initially and on every change with whether the text is refused. */
  readonly onRefusal?: ((isRefused: boolean) => void) | undefined;
  /** The notation that the field prints; any notation can be typed. */
  readonly notation?: ColorNotation | undefined;
  /** The name of the color, when the field itself has a general name. */
  readonly colorName?: string | undefined;
  /** True when the box contains a swatch of the color. */
  readonly hasSwatch?: boolean | undefined;
};

/**
 * A color typed or pasted as hex, rgb, hsl, oklch or a CSS name. It applies as soon as it is valid;
 * Enter and blur normalize the text, Escape reverts it.
 */
export function ColorField({
  value,
  onChange,
  onChangeEnd,
  onRefusal,
  notation = "hex",
  hasSwatch = true,
  colorName,
  errorMessage,
  inputProps,
  ...rest
}: ColorFieldProps) {
  const { t } = useLingui();
  const entry = useColorEntry({ value, onChange, onChangeEnd, onRefusal }, notation);
  const label = typeof rest.label === "string" ? rest.label : rest["aria-label"];
  const pick = useLatestHandler(entry.take);
  const isFixed = rest.isReadOnly === true || rest.isDisabled === true;
  return (
    <TextField
      isMono
      {...rest}
      spellCheck="false"
      value={entry.text}
      onChange={entry.edit}
      errorMessage={
        entry.isRefused
          ? t`That’s not a color. Try #2447b8, rgb, hsl, oklch or a CSS name.`
          : errorMessage
      }
      note={entry.nearest ? t`Outside sRGB. The closest color is ${entry.nearest}.` : undefined}
      leading={hasSwatch ? <Swatch color={value} /> : undefined}
      trailing={
        isFixed ? undefined : <EyeDropperButton colorName={colorName ?? label} onPick={pick} />
      }
      inputProps={{
        autoComplete: "off",
        autoCapitalize: "none",
        ...inputProps,
        onBlur(event) {
          entry.commit();
          inputProps?.onBlur?.(event);
        },
        onKeyDown(event) {
          entry.handleKey(event);
          inputProps?.onKeyDown?.(event);
        },
      }}
    />
  );
}
