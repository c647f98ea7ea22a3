import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { type KeyboardEvent, useState } from "react";
import { TextField, type TextFieldProps } from "../field/text-field.tsx";
import { Swatch } from "../swatch/swatch.tsx";
import { EyeDropperButton } from "./eye-dropper-button.tsx";
import { parseColor } from "./parse-color.ts";

/** What a color field takes. */
export type ColorFieldProps = Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "type" | "inputProps" | "trailing" | "leading"
> & {
  readonly value: HexColor;
  /** Called with each color that is entered or picked. */
  readonly onChange: (color: HexColor) => void;
  /** Called when what stands in the field is refused as no color, and when it no longer is. */
  readonly onRefusal?: (isRefused: boolean) => void;
  /** Whether a swatch of the color stands in the box. */
  readonly hasSwatch?: boolean;
};

/**
 * A color typed or pasted as hex, rgb, hsl, oklch or a CSS name. It counts as soon as it is one; Enter and leaving the
 * field give it its own spelling, Escape takes it back.
 */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, onRefusal, hasSwatch = true, errorMessage, ...rest } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: HexColor }>();
  const [isRefused, setIsRefused] = useState(false);

  function refuse(isNowRefused: boolean): void {
    setIsRefused(isNowRefused);
    if (isNowRefused !== isRefused) onRefusal?.(isNowRefused);
  }
  function take(color: HexColor | undefined): void {
    refuse(color === undefined);
    if (color === undefined) return;
    setDraft(undefined);
    if (color !== value) onChange(color);
  }
  function edit(text: string): void {
    setDraft({ text, before: draft?.before ?? value });
    refuse(false);
    const color = parseColor(text);
    if (color !== undefined && color !== value) onChange(color);
  }
  function handleKey(event: KeyboardEvent): void {
    if (draft === undefined) return;
    if (event.key === "Enter") {
      const color = parseColor(draft.text);
      // A form around it must not be sent with the color before.
      if (color === undefined) event.preventDefault();
      take(color);
    }
    if (event.key !== "Escape") return;
    event.stopPropagation();
    take(draft.before);
  }
  return (
    <TextField
      isMono
      {...rest}
      spellCheck="false"
      value={draft?.text ?? value}
      onChange={edit}
      errorMessage={
        isRefused ? t`Not a color. Try #2447b8, rgb, hsl, oklch or a CSS name.` : errorMessage
      }
      {...(hasSwatch && { leading: <Swatch color={value} /> })}
      trailing={<EyeDropperButton onPick={take} />}
      inputProps={{
        autoComplete: "off",
        onBlur: () => draft && take(parseColor(draft.text)),
        onKeyDown: handleKey,
      }}
    />
  );
}
