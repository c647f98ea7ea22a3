import { modeAxes, type Modes } from "@tessera/engine";
import type { SchemeSelector } from "./mode-facts.ts";

/** The modes that an element sets: any scheme, high contrast, compact density. */
export type Island = Partial<Modes>;

/** Lists everything that one element can set; a page by the browser's preference sets no scheme. */
export function listIslands(
  by: SchemeSelector,
  densities: readonly (Modes["density"] | undefined)[],
): readonly Island[] {
  const schemes = by === "media" ? [undefined] : [undefined, ...modeAxes.scheme];
  return schemes.flatMap((scheme) =>
    ([undefined, "high"] as const).flatMap((contrast) =>
      densities.map((density) => ({
        ...(scheme && { scheme }),
        ...(contrast && { contrast }),
        ...(density && { density }),
      })),
    ),
  );
}

/** Returns the modes of the innermost element: on each axis those of the nearest that sets it. */
export function findInnerModes(start: Modes, chain: readonly Island[]): Modes {
  return Object.assign({}, start, ...chain) as Modes;
}

const attributeOfAxis = {
  scheme: "data-theme",
  contrast: "data-contrast",
  density: "data-density",
} as const;

const axes = Object.keys(modeAxes) as readonly (keyof Modes)[];

type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes of an element that sets some modes. */
export function listAttributes(island: Island, by: SchemeSelector): Attributes {
  const names = { ...attributeOfAxis, ...(by === "class" && { scheme: "class" }) };
  const set = axes.flatMap((axis) => (island[axis] ? [[names[axis], island[axis]]] : []));
  return Object.fromEntries(set) as Attributes;
}

/**
 * Builds in a page an element for each of some attributes, in each of these another one for each,
 * and in each a text in each of some variables' colors, one with some classes, and a native list.
 */
export function buildIslands({
  all,
  variables,
  classes,
}: {
  readonly all: readonly Attributes[];
  readonly variables: readonly string[];
  readonly classes: string;
}): void {
  const fill = (element: Element): void => {
    for (const variable of variables) {
      const text = document.createElement("i");
      text.style.color = `var(${variable})`;
      element.append(text);
    }
    const text = document.createElement("i");
    text.className = classes;
    element.append(text, document.createElement("select"));
  };
  const addTo = (parent: Element): readonly Element[] =>
    all.map((attributes) => {
      const element = document.createElement("div");
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      fill(element);
      parent.append(element);
      return element;
    });
  fill(document.body);
  for (const island of addTo(document.body)) addTo(island);
}

/** Returns the colors of all texts and lists of a page, in order, once its root has attributes. */
export function readColors(root: Attributes): readonly string[] {
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  for (const [name, value] of Object.entries(root)) documentElement.setAttribute(name, value);
  return [...document.querySelectorAll("i, select")].map(
    (element) => getComputedStyle(element).color,
  );
}
