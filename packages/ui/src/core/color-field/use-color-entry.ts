import type { HexColor } from "@tessera/engine/color";
import { useEffect, useEffectEvent, useState } from "react";
import { useDraft } from "../field/use-draft.ts";
import { canBecomeColor } from "./can-become-color.ts";
import { type ColorNotation, printColor } from "./color-notation.ts";
import { parseColor } from "./parse-color.ts";

/** What a color field's text is reckoned by. */
export type ColorEntryOptions = {
  readonly value: HexColor;
  readonly notation: ColorNotation;
  readonly onChange: (color: HexColor) => void;
  readonly onChangeEnd: ((color: HexColor) => void) | undefined;
  readonly onRefusal: ((isRefused: boolean) => void) | undefined;
};

/**
 * The text of a color field: the color's own, or what is being typed. A color counts as soon as it is one; a text that
 * can no longer become one is refused at once, any other when the field is left.
 */
export function useColorEntry(options: ColorEntryOptions) {
  const { value, notation, onChange, onChangeEnd, onRefusal } = options;
  const [draft, setDraft] = useDraft(value);
  const [nearest, setNearest] = useState<HexColor>();
  const isRefused = draft?.problem !== undefined;
  const tellRefusal = useEffectEvent(() => onRefusal?.(isRefused));
  useEffect(() => tellRefusal(), [isRefused]);

  function take(color: HexColor): void {
    setDraft(undefined);
    if (color !== value) onChange(color);
    if (color !== (draft?.before ?? value)) onChangeEnd?.(color);
  }
  return {
    text: draft?.text ?? printColor(value, notation),
    isEdited: draft !== undefined,
    isRefused,
    /** The color that stands for one outside of sRGB, while it does. */
    nearest: nearest === value ? nearest : undefined,
    take,
    edit(text: string): void {
      const color = parseColor(text);
      const isHopeless = color === undefined && !canBecomeColor(text);
      setDraft({
        text,
        before: draft?.before ?? value,
        typed: color?.hex,
        ...(isHopeless && { problem: "hopeless" }),
      });
      setNearest(color?.isNearest === true ? color.hex : undefined);
      if (color && color.hex !== value) onChange(color.hex);
    },
    /** Whether what was typed is taken; if not, it stays and is refused. */
    commit(): boolean {
      if (!draft) return true;
      const color = parseColor(draft.text);
      if (color) take(color.hex);
      else setDraft({ ...draft, problem: "unfinished" });
      return color !== undefined;
    },
    revert(): void {
      if (!draft) return;
      setDraft(undefined);
      if (draft.before !== value) onChange(draft.before);
    },
  };
}
