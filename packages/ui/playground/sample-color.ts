import type { HexColor } from "@tessera/engine/color";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNotes } from "./notes.tsx";

/** The color in the samples of color fields. */
export const lapis = "#2447b8" as HexColor;

/** Returns a color that a sample changes and notes, and the notes. */
export function useNotedColor(
  first: HexColor = lapis,
): readonly [
  { readonly value: HexColor; readonly onChange: (color: HexColor) => void },
  ReactNode,
] {
  const [note, notes] = useNotes();
  const [value, setValue] = useState(first);
  function onChange(color: HexColor): void {
    setValue(color);
    note(color);
  }
  return [{ value, onChange }, notes];
}
