import Color from "colorjs.io";

/** Channels of 8 bits. */
type Rgb = readonly [number, number, number];

/** Returns the color that a style sheet prints under a name, without its two hyphens. */
export type FindColor = (name: string) => string;

/** The selectors of a page's root element, whose blocks apply in the order of the style sheet. */
const selectorsOf = {
  light: [":root"],
  dark: [":root", '[data-theme="dark"]'],
  "light, high contrast": [":root", '[data-contrast="high"]'],
  "dark, high contrast": [
    ":root",
    '[data-theme="dark"]',
    '[data-contrast="high"]',
    '[data-theme="dark"][data-contrast="high"]',
  ],
} as const;

export type PrintedMode = keyof typeof selectorsOf;

export const printedModes = Object.keys(selectorsOf) as readonly PrintedMode[];

/** A rule outside of @media, whose lines are not indented, with its declarations. */
const rules = /^(?<selectors>[:[][^{}]*)\{(?<body>[^}]*)\}/gm;
const colorDeclarations = /--(?<name>color-[\w-]+):\s*(?<value>[^;]+);/g;

/** Reads the colors of a style sheet in every mode, by regular expressions alone. */
export function readPrintedColors(css: string): (mode: PrintedMode) => FindColor {
  const blocks = [...css.matchAll(rules)].map(({ groups }) => ({
    selectors: (groups?.["selectors"] ?? "").split(",").map((each) => each.trim()),
    declarations: [...(groups?.["body"] ?? "").matchAll(colorDeclarations)],
  }));
  return (mode) => {
    const wanted: readonly string[] = selectorsOf[mode];
    const texts = new Map<string, string>();
    for (const { selectors, declarations } of blocks) {
      if (!selectors.some((each) => wanted.includes(each))) continue;
      for (const { groups } of declarations)
        texts.set(groups?.["name"] ?? "", groups?.["value"] ?? "");
    }
    return (name) => follow(texts, name);
  };
}

function follow(texts: ReadonlyMap<string, string>, name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw new RangeError(`The style sheet prints no --${name}`);
  const to = /^var\(--(?<to>[\w-]+)\)$/.exec(text)?.groups?.["to"];
  return to === undefined ? text : follow(texts, to);
}

/** Returns the 8-bit channels of a printed color; those of OKLCH are computed by colorjs.io. */
export function channelsOf(text: string): Rgb {
  const hex = /^#(?<digits>[\da-f]{6})$/.exec(text)?.groups?.["digits"];
  if (hex !== undefined) {
    const bits = Number.parseInt(hex, 16);
    return [Math.floor(bits / 65_536), Math.floor(bits / 256) % 256, bits % 256];
  }
  const [r, g, b] = new Color(text).to("srgb").coords.map((each) => Math.round((each ?? 0) * 255));
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** Returns the relative luminance of WCAG 2.2. */
function luminanceOf(text: string): number {
  const [r, g, b] = channelsOf(text);
  return 0.2126 * linearOf(r) + 0.7152 * linearOf(g) + 0.0722 * linearOf(b);
}

function linearOf(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Returns the contrast ratio of WCAG 2.2 of two printed colors. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

/** Returns the chroma of a color in OKLCH, as colorjs.io computes it. */
export function chromaOf(text: string): number {
  return new Color(text).to("oklch").coords[1] ?? 0;
}
