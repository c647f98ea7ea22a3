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
  /** Whether a swatch of the color stands in the box. */
  readonly hasSwatch?: boolean;
};

/**
 * A color typed or pasted as hex, rgb, hsl, oklch or a CSS name. It counts as soon as it is one; Enter and leaving the
 * field give it its own spelling, Escape takes it back.
 */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, hasSwatch = true, errorMessage, ...rest } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: HexColor }>();
  const [isRefused, setIsRefused] = useState(false);

  function take(color: HexColor | undefined): void {
    setIsRefused(color === undefined);
    if (color === undefined) return;
    setDraft(undefined);
    if (color !== value) onChange(color);
  }
  function edit(text: string): void {
    setDraft({ text, before: draft?.before ?? value });
    setIsRefused(false);
    const color = parseColor(text);
    if (color !== undefined && color !== value) onChange(color);
  }
  function handleKey(event: KeyboardEvent): void {
    if (draft === undefined) return;
    if (event.key === "Enter") take(parseColor(draft.text));
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
