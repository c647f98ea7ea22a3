import { resolve, type Scheme, type TokenSet, tokenPath } from "@tessera/engine";
import type { CSSProperties } from "react";

/** The custom properties of a sample, and the tokens of their values. */
const sources = {
  "--sample-page": "color.surface-1",
  "--sample-raised": "color.surface-2",
  "--sample-text": "color.text",
  "--sample-muted": "color.text-muted",
  "--sample-border": "color.border",
  "--sample-link": "color.link",
  "--sample-solid": "color.action-solid",
  "--sample-on-solid": "color.on-action-solid",
  "--sample-subtle": "color.action-subtle",
  "--sample-on-subtle": "color.on-action-subtle",
} as const;

/** Returns a sample's colors in a scheme, as style properties. */
export function readSampleColors(set: TokenSet, scheme: Scheme): CSSProperties {
  const values = resolve(set, { ...set.defaultModes, scheme });
  const entries = Object.entries(sources).map(([property, path]) => {
    const value = values.get(tokenPath(path));
    if (value?.type !== "color") throw new Error(`${path} is not a color`);
    return [property, value.hex];
  });
  return Object.fromEntries(entries);
}
