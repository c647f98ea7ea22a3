/** Keys that are pressed together. */
export type KeyCombination = {
  /** A small letter, a digit or a sign; or the name of a key, such as "Enter". */
  readonly key: string;
  /** Command on Apple's keyboards. */
  readonly hasControl: boolean;
  readonly hasAlt: boolean;
  readonly hasShift: boolean;
};

/** What of a key press says which keys were meant. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
> & { readonly getModifierState: (name: "AltGraph") => boolean };

/** The combinations that keys in the form of `aria-keyshortcuts` name. */
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

/** Whether a character alone, or one with Shift, is the whole combination. */
export function isSingleKey({ key, hasControl, hasAlt }: KeyCombination): boolean {
  return key.length === 1 && !hasControl && !hasAlt;
}

/** Whether a key press is a combination, on whatever layout it was made. */
export function isPressOf(press: KeyPress, wanted: KeyCombination, isApple: boolean): boolean {
  // Windows says Control and Alt for AltGr, with which many layouts write their signs.
  const isAltGraph = press.getModifierState("AltGraph");
  const hasControl = isApple ? press.metaKey : press.ctrlKey && !isAltGraph;
  const hasOther = isApple ? press.ctrlKey : press.metaKey;
  // Where a sign lies, and whether it takes Shift, is the layout's affair.
  const isSign = /^[^\p{L}\p{N}]$/u.test(wanted.key);
  return (
    readKey(press) === wanted.key &&
    hasControl === wanted.hasControl &&
    !hasOther &&
    (press.altKey && !isAltGraph) === wanted.hasAlt &&
    (isSign || press.shiftKey === wanted.hasShift)
  );
}

/** The two letters that are an i with or without its dot are one key: the caps of both are told apart by no other script. */
const turkishLetters: Readonly<Record<string, string>> = { ı: "i", İ: "i" };

/** The key meant: what a Latin layout writes, and on a layout of another script the letter that lies there on a Latin one. */
function readKey({ key, code }: KeyPress): string {
  if (key === " ") return "Space";
  if ([...key].length !== 1) return key;
  const isForeign = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const latin = isForeign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
  return turkishLetters[latin] ?? latin.toLowerCase();
}
