import {
  printTokenValue,
  tokenName,
  type Modes,
  type TokenValue,
  type Design,
} from "@tessera/engine";
import { sizeAtWidthPx } from "./sizes-at-width.ts";

/**
 * Returns a design in some modes as CSS custom properties. With a viewport width, fluid values have
 * their size at that width instead of the window's.
 */
export function tokenProperties(
  set: Design,
  modes: Modes,
  viewportPx?: number,
): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  for (const [path, value] of set.valuesIn(modes)) {
    properties.set(`--${tokenName(path)}`, printAt(value, viewportPx));
  }
  return properties;
}

function printAt(value: TokenValue, viewportPx: number | undefined): string {
  if (viewportPx === undefined || value.type !== "fluidDimension") return printTokenValue(value);
  return `${sizeAtWidthPx(value, viewportPx)}px`;
}

/** Sets only the properties on an element that differ from the previous ones. */
export function setProperties(
  element: HTMLElement,
  properties: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): void {
  for (const name of before.keys()) {
    if (!properties.has(name)) element.style.removeProperty(name);
  }
  for (const [name, value] of properties) {
    if (before.get(name) !== value) element.style.setProperty(name, value);
  }
}
