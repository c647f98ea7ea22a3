import {
  type Design,
  type Modes,
  printTokenValue,
  tokenName,
  type TokenValue,
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
