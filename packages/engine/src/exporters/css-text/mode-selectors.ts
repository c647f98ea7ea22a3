import type { Modes } from "#tokens/modes/mode.ts";
import { describeModes } from "../modes/describe-modes.ts";
import type { SchemeSelector } from "../options/print-options.ts";
import { printRules, type Place } from "./print-rule.ts";

type Axis = keyof Modes;

/** The attribute that sets each axis, and the media feature that applies to a page without it. */
const axes: Readonly<
  Record<
    Axis,
    { readonly attribute: string; readonly preferences: Readonly<Record<string, string>> }
  >
> = {
  scheme: {
    attribute: "data-theme",
    preferences: {
      light: "(prefers-color-scheme: light)",
      dark: "(prefers-color-scheme: dark)",
    },
  },
  contrast: { attribute: "data-contrast", preferences: { high: "(prefers-contrast: more)" } },
  density: { attribute: "data-density", preferences: {} },
};

/**
 * Prints the rules for modes, one for each of their places, with a comment before the first one.
 */
export function printModeRules(
  changed: Partial<Modes>,
  lines: string,
  { comments, ...options }: PlaceOptions & { readonly comments: boolean },
): readonly string[] {
  const comment = comments ? `/* ${describeModes(changed)} */\n` : "";
  return printRules(listPlaces(changed, options), lines).map(
    (rule, index) => `${index === 0 ? comment : ""}${rule}`,
  );
}

/**
 * Lists the places for modes: for each axis, pages with its attribute, or the browser's preference
 * on pages without the attribute. A class or the preference alone may choose the scheme. `within`
 * narrows every selector to the root element.
 */
export function listPlaces(
  changed: Partial<Modes>,
  { schemeSelector = "attribute", within = "" }: PlaceOptions = {},
): readonly Place[] {
  const ways = (Object.keys(changed) as readonly Axis[]).map((axis) =>
    axis === "scheme"
      ? schemeWays[schemeSelector](changed.scheme ?? "")
      : waysOf(axis, changed[axis]),
  );
  const combined = ways.reduce<readonly (readonly Place[])[]>(
    (all, each) => all.flatMap((before) => each.map((way) => [...before, way])),
    [[]],
  );
  return combined.map((each) => {
    const media = each.flatMap((way) => way.media ?? []).join(" and ");
    const root = each.length === 0 || media !== "" || within !== "" ? ":root" : "";
    const selector = `${root}${within}${each.map((way) => way.selector).join("")}`;
    return media ? { media, selector } : { selector };
  });
}

type PlaceOptions = {
  readonly schemeSelector?: SchemeSelector | undefined;
  readonly within?: string | undefined;
};

/**
 * The ways in which a page sets its scheme; with light-dark() they apply only to what is not a
 * color.
 */
const schemeWays: Readonly<Record<SchemeSelector, (scheme: string) => readonly Place[]>> = {
  attribute: (scheme) => waysOf("scheme", scheme),
  class: (scheme) => [{ selector: `.${scheme}` }],
  media: (scheme) => [{ media: `(prefers-color-scheme: ${scheme})`, selector: "" }],
  "light-dark": (scheme) => waysOf("scheme", scheme),
};

function waysOf(axis: Axis, value = ""): readonly Place[] {
  const { attribute, preferences } = axes[axis];
  const bySelector: Place = { selector: `[${attribute}="${value}"]` };
  const media = Object.hasOwn(preferences, value) ? preferences[value] : undefined;
  return media ? [bySelector, { media, selector: `:not([${attribute}])` }] : [bySelector];
}
