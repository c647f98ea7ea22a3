import { modeAxes, type Modes, type Scheme } from "#tokens/modes/mode.ts";
import type { SchemeSelector } from "../options/print-options.ts";
import type { Place } from "./print-rule.ts";

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

/** The choices of the selectors in a sheet. */
export type SelectorOptions = {
  readonly schemeSelector?: SchemeSelector | undefined;
  /** Narrows every selector to the root element. */
  readonly within?: string | undefined;
};

/** An attribute or a class of an element that sets a mode. */
type Mark = {
  readonly selector: string;
  /** Selects the elements that do not set the axis. */
  readonly unset: string;
  /** Excludes elements inside of one that sets another mode; empty if nothing resets the mode. */
  readonly notReset: string;
};

/** The browser's preference for a mode, on pages whose root does not set the axis. */
type Preference = {
  readonly media: string;
  readonly unset: string;
  /** Excludes elements that set the axis, and all inside of these. */
  readonly notSet: string;
};

type Way = Mark | Preference;

/**
 * Lists the places of elements in some modes: for each axis, elements with its attribute, alone or
 * inside of others, or the browser's preference on pages without the attribute. A class or the
 * preference alone may set the scheme.
 *
 * `island` is a scheme whose rule declares the same tokens: elements that set it are in the places
 * as well.
 */
export function listPlaces(
  changed: Partial<Modes>,
  options: SelectorOptions = {},
  island?: Scheme,
): readonly Place[] {
  const axesOfPlace = Object.keys(changed) as readonly Axis[];
  const ways = axesOfPlace.map((axis) => waysOf(axis, changed[axis] ?? "", options));
  const combined = ways.reduce<readonly (readonly Way[])[]>(
    (all, each) => all.flatMap((before) => each.map((way) => [...before, way])),
    [[]],
  );
  const islands = island ? waysOf("scheme", island, options).filter(isMark) : [];
  return combined.map((each) => {
    const media = each.flatMap((way) => (isMark(way) ? [] : way.media)).join(" and ");
    const selectors = options.within
      ? [`:root${options.within}${each.map(printOnRoot).join("")}`]
      : [...listSelectors(each), ...islands.flatMap((mark) => listInIsland(each, mark))];
    const selector = selectors.join(",\n");
    return media ? { media, selector } : { selector };
  });
}

function isMark(way: Way): way is Mark {
  return "selector" in way;
}

function printOnRoot(way: Way): string {
  return isMark(way) ? way.selector : way.unset;
}

/** Finds the selector of elements that set a mode; undefined if only the browser can set it. */
export function findModeSelector(
  axis: Axis,
  value: string,
  options: SelectorOptions,
): string | undefined {
  const [way] = waysOf(axis, value, options);
  return way && isMark(way) ? way.selector : undefined;
}

function waysOf(axis: Axis, value: string, { schemeSelector }: SelectorOptions): readonly Way[] {
  const { attribute, preferences } = axes[axis];
  const media = Object.hasOwn(preferences, value) ? preferences[value] : undefined;
  if (axis === "scheme" && schemeSelector === "media")
    return media ? [{ media, unset: "", notSet: "" }] : [];
  const print =
    axis === "scheme" && schemeSelector === "class"
      ? (each: string) => `.${each}`
      : (each: string) => `[${attribute}="${each}"]`;
  const selector = print(value);
  const others = axis === "scheme" ? modeAxes[axis].filter((each) => each !== value) : [];
  const notReset = others.map((each) => `:not(${selector} ${print(each)} *)`).join("");
  if (axis === "scheme" && schemeSelector === "class") {
    const unset = modeAxes[axis].map((each) => `:not(${print(each)})`).join("");
    return [{ selector, unset, notReset }];
  }
  const unset = `:not([${attribute}])`;
  const mark: Way = { selector, unset, notReset };
  return media ? [mark, { media, unset, notSet: `${unset}:not([${attribute}] *)` }] : [mark];
}

/** Lists the selectors of elements whose marks are on themselves or on elements around them. */
function listSelectors(ways: readonly Way[]): readonly string[] {
  const marks = ways.filter(isMark);
  if (marks.length === 0) return [`:root${printUnset(ways)}`];
  return nest(marks).flatMap((levels) => printNested(levels, ways));
}

/** Lists the selectors of elements in the same modes that set the island's scheme. */
function listInIsland(ways: readonly Way[], island: Mark): readonly string[] {
  return nest([...ways.filter(isMark), island])
    .filter((levels) => levels.at(-1)?.includes(island))
    .flatMap((levels) =>
      // With all marks on one element, the selectors without the island apply.
      levels.length === 1 ? printNested(levels, ways).slice(1) : printNested(levels, ways),
    );
}

/** Marks by element, the outermost first. */
type Levels = readonly (readonly Mark[])[];

/** Lists every way to distribute marks among nested elements, all on one element first. */
function nest(marks: readonly Mark[]): readonly Levels[] {
  return listParts(marks).flatMap((self) => {
    const rest = marks.filter((each) => !self.includes(each));
    return rest.length === 0 ? [[self]] : nest(rest).map((outer) => [...outer, self]);
  });
}

/** Lists the parts of marks that are not empty, the largest first. */
function listParts(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  return marks
    .reduce<readonly (readonly Mark[])[]>(
      (all, mark) => all.flatMap((part) => [[...part, mark], part]),
      [[]],
    )
    .filter((part) => part.length > 0)
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Prints the selectors of nested marks. The inner element does not set the axes of the outer ones,
 * so that its own mode applies. If the browser's preference sets an axis, one selector has the
 * outermost marks on the root, and one has the root around all of them.
 */
function printNested(levels: Levels, ways: readonly Way[]): readonly string[] {
  const marks = levels.map((level) => level.map(({ selector }) => selector).join("")).join(" ");
  const outer = levels.slice(0, -1).flat();
  const selector = `${marks}${printUnset(outer)}${outer.map(({ notReset }) => notReset).join("")}`;
  const root = printUnset(ways.filter((way) => !isMark(way)));
  if (root === "") return [selector];
  const notSet = ways.map((way) => (isMark(way) ? "" : way.notSet)).join("");
  return [
    `:root${root}${selector}${levels.length === 1 ? "" : notSet}`,
    `:where(:root${root}) ${selector}${notSet}`,
  ];
}

function printUnset(ways: readonly Way[]): string {
  return ways.map(({ unset }) => unset).join("");
}
