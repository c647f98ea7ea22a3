import {
  printTokenValue,
  tokenName,
  type Design,
  type Modes,
  type TokenValue,
} from "@tessera/engine";
import { listStandardValues } from "./standard-values.ts";
import { sizeAtWidthPx } from "./sizes-at-width.ts";

/** CSS custom properties by their names. */
export type Properties = ReadonlyMap<string, string>;

/**
 * Returns a design in some modes as CSS custom properties. With a viewport width, fluid values have
 * their size at that width instead of the window's.
 */
export function tokenProperties(design: Design, modes: Modes, viewportPx?: number): Properties {
  const properties = new Map<string, string>();
  for (const [path, value] of listStandardValues(design, modes))
    properties.set(`--${tokenName(path)}`, printAt(value, viewportPx));
  for (const [path, value] of design.valuesIn(modes))
    properties.set(`--${tokenName(path)}`, printAt(value, viewportPx));
  return properties;
}

function printAt(value: TokenValue, viewportPx: number | undefined): string {
  if (viewportPx === undefined || value.type !== "fluidDimension") return printTokenValue(value);
  return `${sizeAtWidthPx(value, viewportPx)}px`;
}

/** Sets only the properties on an element that differ from the previous ones. */
export function setProperties(
  { style }: HTMLElement,
  properties: Properties,
  before: Properties,
): void {
  for (const name of before.keys()) if (!properties.has(name)) style.removeProperty(name);
  for (const [name, value] of properties)
    if (before.get(name) !== value) style.setProperty(name, value);
}
