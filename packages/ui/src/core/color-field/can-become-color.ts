import { startsColorName } from "@tessera/engine/color";

const hexStart = /^#?[0-9a-f]{0,6}$/;
const openings = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("];
const partStart =
  /^(?:[+-]?\d*\.?\d*(?:%|d|de|deg|t|tu|tur|turn|r|ra|rad|g|gr|gra|grad)?|n|no|non|none)$/;
/** Only full opacity is taken. */
const alphaStart = /^(?:1(?:\.0*)?|10|100(?:\.0*)?%?)$/;

/** Whether a text that is no color yet can be one after more typing. */
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
