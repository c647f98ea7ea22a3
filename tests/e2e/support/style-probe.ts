import type { Modes, TokenPath, TokenValue } from "@tessera/engine";
import { tokenName } from "@tessera/engine";

/** One check for the browser: a variable and the engine's value must compute to the same for a property. */
export type StyleProbe = {
  readonly variable: string;
  readonly property: string;
  readonly expected: string;
};

/** Creates a probe for every token of a resolved set, at a viewport width. */
export function probeTokens(
  values: ReadonlyMap<TokenPath, TokenValue>,
  viewportPx: number,
): readonly StyleProbe[] {
  return [...values].map(([path, value]) => ({
    variable: `--${tokenName(path)}`,
    ...probeValue(value, viewportPx),
  }));
}

/**
 * Returns the variables that do not compute to their expected values in the given modes; runs
 * inside the page.
 */
export function findWrongStyles({
  css,
  modes,
  probes,
}: {
  css: string;
  modes: Modes;
  probes: readonly StyleProbe[];
}): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  Object.assign(document.documentElement.dataset, {
    theme: modes.scheme,
    contrast: modes.contrast,
    density: modes.density,
  });
  const given = document.body.appendChild(document.createElement("div"));
  const wished = document.body.appendChild(document.createElement("div"));
  return probes.flatMap(({ variable, property, expected }) => {
    given.style.setProperty(property, `var(${variable})`);
    wished.style.setProperty(property, expected);
    const actual = getComputedStyle(given).getPropertyValue(property);
    const wish = getComputedStyle(wished).getPropertyValue(property);
    given.style.removeProperty(property);
    wished.style.removeProperty(property);
    const isDefined = getComputedStyle(document.documentElement).getPropertyValue(variable) !== "";
    const isNear = Math.abs(parseFloat(actual) - parseFloat(wish)) < 0.01 && wish.endsWith("px");
    if (isDefined && (actual === wish || isNear)) return [];
    return [`${variable}: ${property} is ${actual}, not ${wish}`];
  });
}

function probeValue(value: TokenValue, viewportPx: number): Omit<StyleProbe, "variable"> {
  switch (value.type) {
    case "color":
      return { property: "color", expected: printColor(value.hex, value.alpha) };
    case "dimension":
      return { property: "text-indent", expected: `${value.value}${value.unit}` };
    case "fluidDimension":
      return { property: "text-indent", expected: `${fluidPx(value, viewportPx)}px` };
    case "number":
    case "keyword":
      return Number.isInteger(value.value) || value.type === "keyword"
        ? { property: "z-index", expected: String(value.value) }
        : { property: "line-height", expected: String(value.value) };
    case "fontFamily":
      return { property: "font-family", expected: value.families.map(printFamily).join(", ") };
    case "shadow":
      return { property: "box-shadow", expected: printShadow(value) };
    case "duration":
      return { property: "transition-duration", expected: `${value.ms}ms` };
    case "cubicBezier":
      return {
        property: "transition-timing-function",
        expected: `cubic-bezier(${value.points.join(", ")})`,
      };
  }
}

function fluidPx(
  { minPx, maxPx, minViewportPx, maxViewportPx }: Extract<TokenValue, { type: "fluidDimension" }>,
  viewportPx: number,
): number {
  const share = (viewportPx - minViewportPx) / (maxViewportPx - minViewportPx);
  return minPx + (maxPx - minPx) * Math.min(1, Math.max(0, share));
}

function printColor(hex: string, alpha: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

function printFamily(family: string): string {
  const isWord = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-\S+)$/.test(family);
  return isWord ? family : JSON.stringify(family);
}

function printShadow({ layers }: Extract<TokenValue, { type: "shadow" }>): string {
  const lengths = layers.map(
    ({ offsetXPx, offsetYPx, blurPx, spreadPx, color }) =>
      `${offsetXPx}px ${offsetYPx}px ${blurPx}px ${spreadPx}px ${printColor(color.hex, color.alpha)}`,
  );
  return lengths.join(", ") || "none";
}
