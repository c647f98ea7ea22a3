import type { HexColor } from "@tessera/engine/color";
import { useEffect, useEffectEvent, useState } from "react";
import { type Reading, useTypedEntry } from "../field/use-typed-entry.ts";
import { canBecomeColor } from "./can-become-color.ts";
import type { ColorFieldProps } from "./color-field.tsx";
import { type ColorNotation, printColor } from "./color-notation.ts";
import { parseColor } from "./parse-color.ts";

/**
 * Holds the text of a color field. A text that can no longer become a color is refused at once, any
 * other on blur.
 */
export function useColorEntry(
  { value, onChange, onChangeEnd, onRefusal }: ColorFieldProps,
  notation: ColorNotation,
) {
  const [nearest, setNearest] = useState<HexColor>();
  const entry = useTypedEntry<HexColor, "color">({
    value,
    print: (color) => printColor(color, notation),
    read: readColor,
    isHopeless: (text) => !canBecomeColor(text),
    onChange,
    onChangeEnd,
  });
  const isRefused = entry.problem !== undefined;
  const tellRefusal = useEffectEvent(() => onRefusal?.(isRefused));
  useEffect(() => tellRefusal(), [isRefused]);
  return {
    ...entry,
    isRefused,
    /** The color that replaces one outside of sRGB, if any. */
    nearest: nearest === value ? nearest : undefined,
    edit(text: string): void {
      entry.edit(text);
      const color = parseColor(text);
      setNearest(color?.isNearest === true ? color.hex : undefined);
    },
  };
}

function readColor(text: string): Reading<HexColor, "color"> {
  const color = parseColor(text);
  return color ? { value: color.hex } : { problem: "color" };
}
