const appleSymbols: Readonly<Record<string, string>> = {
  Control: "⌃",
  Alt: "⌥",
  Shift: "⇧",
  Meta: "⌘",
  Enter: "↵",
  Escape: "⎋",
  ArrowLeft: "←",
  ArrowRight: "→",
};

const otherNames: Readonly<Record<string, string>> = {
  Control: "Ctrl",
  Meta: "Win",
  Enter: "↵",
  Escape: "Esc",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/**
 * Prints the parts of a shortcut in the form of `aria-keyshortcuts` ("Control+K"), spelled for the
 * platform.
 */
export function printShortcut(shortcut: string, isApple: boolean): readonly string[] {
  const names = isApple ? appleSymbols : otherNames;
  return shortcut.split("+").map((key) => {
    const platformKey = isApple && key === "Control" ? "Meta" : key;
    return names[platformKey] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
}
