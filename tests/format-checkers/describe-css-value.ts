import { printTokenValue, type TokenPath, type TokenValue } from "@tessera/engine";

type Color = Extract<TokenValue, { readonly type: "color" }>;

/**
 * Prints a value as Style Dictionary's own CSS transforms do: quotes families where needed, and
 * writes alpha with two decimals.
 */
export function describeCssValue(value: TokenValue): string {
  switch (value.type) {
    case "color":
      return describeColor(value);
    case "shadow":
      return value.layers.map(describeLayer).join(", ") || "none";
    case "fontFamily":
      return value.families.map(describeFamily).join(", ");
    default:
      return printTokenValue(value);
  }
}

/**
 * Normalizes what may differ in a CSS text: quotes, zeros, commas, digits of alpha, the last bits
 * of a quotient.
 */
export function normalizeCssValue(text: string): string {
  return text
    .replaceAll(
      /rgba?\((\d+),? (\d+),? (\d+)(?:,| \/) ([\d.e-]+)\)/g,
      (_, r: string, g: string, b: string, alpha: string) =>
        describeChannels([r, g, b].map(Number), Number(alpha)),
    )
    .replaceAll(/\d+\.\d{12,}/g, (figure) => String(Number(Number(figure).toFixed(10))))
    .replaceAll(/(?<![\d.])0px/g, "0")
    .replaceAll("\\2c ", ",")
    .replaceAll(/'((?:[^'\\]|\\[^])*)'/g, '"$1"');
}

function describeColor({ hex, alpha }: Color): string {
  if (alpha === 1) return hex;
  const bytes = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return describeChannels(bytes, alpha);
}

function describeChannels(bytes: readonly number[], alpha: number): string {
  return `rgba(${bytes.join(", ")}, ${Math.round(alpha * 100) / 100})`;
}

type Layer = Extract<TokenValue, { readonly type: "shadow" }>["layers"][number];

function describeLayer(layer: Layer): string {
  const lengths = [layer.offsetXPx, layer.offsetYPx, layer.blurPx, layer.spreadPx];
  return [...lengths.map((px) => (px === 0 ? "0" : `${px}px`)), describeColor(layer.color)].join(
    " ",
  );
}

/** A family of one plain word needs no quotes. */
function describeFamily(family: string): string {
  return /^\p{L}[\p{L}\p{N}-]*$/u.test(family)
    ? family
    : printTokenValue({ type: "fontFamily", families: [family] });
}

/**
 * Prints a token's name as the JSON formats do: characters other than letters, digits and hyphens
 * are escaped by code, and so is the first letter of a name that every JavaScript object has.
 */
export function printedName(path: TokenPath): string {
  const segments = path.split(".").map((segment) => {
    const escaped = segment in {} ? /^.|[^a-zA-Z0-9-]/gu : /[^a-zA-Z0-9-]/gu;
    return segment.replaceAll(
      escaped,
      (character) => `_${character.codePointAt(0)?.toString(16)}_`,
    );
  });
  return segments.join("-");
}
