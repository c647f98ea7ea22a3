import { startsColorName } from "@tessera/engine/color";

const hexStart = /^#?[0-9a-f]{0,6}$/;
const openings = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("];
const partStart =
  /^(?:[+-]?\d*\.?\d*(?:%|d|de|deg|t|tu|tur|turn|r|ra|rad|g|gr|gra|grad)?|n|no|non|none)$/;
/** Only full opacity is accepted. */
const alphaStart = /^(?:1(?:\.0*)?|10|100(?:\.0*)?%?)$/;

/** Returns true when a text that is not a color yet can become one by more typing. */
export function canBecomeColor(text: string): boolean {
  const typed = text.trim().toLowerCase();
  return hexStart.test(typed) || startsColorName(typed) || canBecomeFunction(typed);
}

function canBecomeFunction(typed: string): boolean {
  const opening = openings.find((each) => typed.startsWith(each));
  if (opening === undefined) return openings.some((each) => each.startsWith(typed));
  const inside = typed.slice(opening.length).replace(/\)$/, "");
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== "");
  return (
    parts.length <= 4 &&
    parts.every((part, index) => (index === 3 ? alphaStart : partStart).test(part))
  );
}
