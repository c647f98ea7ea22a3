/** Keys that are pressed together. */
export type KeyCombination = {
  /** A small letter, a digit or a symbol; or the name of a key, such as "Enter". */
  readonly key: string;
  /** Command on Apple keyboards. */
  readonly hasControl: boolean;
  readonly hasAlt: boolean;
  readonly hasShift: boolean;
};

/** The facts of a keyboard event that identify the keys. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
> & { readonly getModifierState: (name: "AltGraph") => boolean };

/** Parses the combinations of keys in the form of `aria-keyshortcuts`. */
export function parseKeys(keys: string): readonly KeyCombination[] {
  return keys.split(" ").map((combination) => {
    const parts = combination.split("+");
    const key = parts.at(-1) ?? "";
    return {
      key: key.length === 1 ? key.toLowerCase() : key,
      hasControl: parts.includes("Control"),
      hasAlt: parts.includes("Alt"),
      hasShift: parts.includes("Shift"),
    };
  });
}

/** Returns whether a single character, or one with Shift, is the whole combination. */
export function isSingleKey({ key, hasControl, hasAlt }: KeyCombination): boolean {
  return (key.length === 1 || key === "Space") && !hasControl && !hasAlt;
}

/** Returns whether a key press matches a combination, on any layout. */
export function isPressOf(press: KeyPress, wanted: KeyCombination, isApple: boolean): boolean {
  // Windows reports Control and Alt for AltGr, which many layouts need for symbols.
  const isAltGraph = press.getModifierState("AltGraph");
  const hasControl = isApple ? press.metaKey : press.ctrlKey && !isAltGraph;
  const hasOther = isApple ? press.ctrlKey : press.metaKey;
  // The layout decides which key a symbol has, and whether it needs Shift.
  const isSign = /^[^\p{L}\p{N}]$/u.test(wanted.key);
  return (
    readKey(press) === wanted.key &&
    hasControl === wanted.hasControl &&
    !hasOther &&
    (press.altKey && !isAltGraph) === wanted.hasAlt &&
    (isSign || press.shiftKey === wanted.hasShift)
  );
}

/** The dotted and the dotless i are one key, because other scripts do not distinguish their capitals. */
const turkishLetters: Readonly<Record<string, string>> = { ı: "i", İ: "i" };

/**
 * Returns the intended key: the character of a Latin layout, and on other scripts the letter at the
 * same position of a Latin one.
 */
function readKey({ key, code }: KeyPress): string {
  if (key === " ") return "Space";
  if ([...key].length !== 1) return key;
  const isForeign = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const latin = isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
  return turkishLetters[latin] ?? latin.toLowerCase();
}
