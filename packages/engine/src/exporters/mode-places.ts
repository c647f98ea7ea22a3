import type { Modes } from "#tokens/mode.ts";

type Axis = keyof Modes;

/** Where a rule holds: in which media, absent for all, and on which element. */
export type Place = { readonly media?: string; readonly selector: string };

/** What says on a page which scheme holds; the attribute gives way to the browser's preference where it is absent. */
export type SchemeSelector = "attribute" | "class" | "media";

const attributes: Readonly<Record<Axis, string>> = {
  scheme: "data-theme",
  contrast: "data-contrast",
  density: "data-density",
};

const preferences: Readonly<Record<string, string>> = {
  light: "(prefers-color-scheme: light)",
  dark: "(prefers-color-scheme: dark)",
  high: "(prefers-contrast: more)",
};

/** The places where modes hold, those by attributes and classes alone first. */
export function listModePlaces(changed: Partial<Modes>, by: SchemeSelector): readonly Place[] {
  const axes = Object.keys(changed) as readonly Axis[];
  const ways = axes.map((axis) => listWays(axis, changed[axis] ?? "", by));
  const combined = ways.reduce<readonly (readonly Place[])[]>(
    (all, each) => all.flatMap((before) => each.map((way) => [...before, way])),
    [[]],
  );
  return combined.map(combine);
}

function listWays(axis: Axis, value: string, by: SchemeSelector): readonly Place[] {
  const media = Object.hasOwn(preferences, value) ? preferences[value] : undefined;
  if (axis === "scheme" && by === "class") return [{ selector: `.${value}` }];
  if (axis === "scheme" && by === "media" && media) return [{ selector: "", media }];
  const attribute = attributes[axis];
  const named: Place = { selector: `[${attribute}="${value}"]` };
  return media ? [named, { media, selector: `:not([${attribute}])` }] : [named];
}

/** A preference is the page's, so that it is the root element alone that follows it. */
function combine(ways: readonly Place[]): Place {
  const media = ways.flatMap((way) => way.media ?? []).join(" and ");
  const selector = ways.map((way) => way.selector).join("");
  return media ? { media, selector: `:root${selector}` } : { selector };
}
