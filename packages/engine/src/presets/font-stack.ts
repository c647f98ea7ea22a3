/** The generic families that end a stack of fonts. */
type Generic = "sans-serif" | "serif" | "monospace";

const serifs: ReadonlySet<string> = new Set([
  "Bitter",
  "Bodoni Moda",
  "EB Garamond",
  "Fraunces",
  "Literata",
  "Lora",
  "Newsreader",
  "Playfair Display",
  "Roboto Slab",
  "Source Serif 4",
]);
const monospaced: ReadonlySet<string> = new Set(["JetBrains Mono"]);
const systemFamily: Readonly<Record<Generic, readonly string[]>> = {
  "sans-serif": ["system-ui", "sans-serif"],
  serif: ["Georgia", "serif"],
  monospace: ["ui-monospace", "monospace"],
};

/** Returns a font with the names of its variable and its static files, and its fallbacks. */
export function fontStack(name: string): readonly string[] {
  const generic = serifs.has(name) ? "serif" : monospaced.has(name) ? "monospace" : "sans-serif";
  return [`${name} Variable`, name, ...systemFamily[generic]];
}
