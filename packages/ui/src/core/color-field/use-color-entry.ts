import type { HexColor } from "@tessera/engine/color";
import { useEffect, useEffectEvent, useState } from "react";
import { useDraft } from "../field/use-draft.ts";
import { canBecomeColor } from "./can-become-color.ts";
import { type ColorNotation, printColor } from "./color-notation.ts";
import { parseColor } from "./parse-color.ts";

/** The options of a color field's text. */
export type ColorEntryOptions = {
  readonly value: HexColor;
  readonly notation: ColorNotation;
  readonly onChange: (color: HexColor) => void;
  readonly onChangeEnd: ((color: HexColor) => void) | undefined;
  readonly onRefusal: ((isRefused: boolean) => void) | undefined;
};

/**
 * Holds the text of a color field: the color's own, or the one being typed. A valid color applies
 * at once; a text that can no longer become a color is refused at once, any other on blur.
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
    /** The color that replaces one outside of sRGB, if any. */
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
    /** Returns whether the typed text is accepted; otherwise it stays and is marked as refused. */
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
