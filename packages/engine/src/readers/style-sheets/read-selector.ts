import { modeAxes } from "#tokens/modes/mode.ts";
import { axisAttributes } from "./page-states.ts";

/** The attributes and classes of an element. */
export type Marks = {
  readonly attributes: ReadonlyMap<string, string>;
  readonly classes: ReadonlySet<string>;
};

/** A selector of one element: the modes in which it applies, and its other parts. */
export type Selector = {
  readonly tests: readonly ((marks: Marks) => boolean)[];
  /** The attributes and classes of modes in it. */
  readonly ways: ReadonlySet<string>;
  /** The text without the root element and modes: empty if these are all of it. */
  readonly rest: string;
};

/** The root element and modes: `:root`, `[data-theme="dark"]`, `:not([data-theme])`, `.dark`. */
const part =
  /^html(?![\w-])|:root(?![\w-])|:host(?![\w(-])|\[(?<name>[a-z-]+)=(?<quote>["']?)(?<value>[a-z-]+)\k<quote>\]|:not\(\[(?<absent>[a-z-]+)\]\)|\.(?<word>light|dark)(?![\w-])/g;

/** Reads the modes of a selector. */
export function readSelector(selector: string): Selector {
  const tests: ((marks: Marks) => boolean)[] = [];
  const ways = new Set<string>();
  const rest = selector.replace(part, (text, ...found) => {
    const { name, value, absent, word } = found.at(-1) as Readonly<Record<string, string>>;
    const attribute = name ?? absent;
    if (attribute !== undefined && !isKnown(attribute, value)) return text;
    if (name !== undefined) tests.push(({ attributes }) => attributes.get(name) === value);
    else if (absent !== undefined) tests.push(({ attributes }) => !attributes.has(absent));
    else if (word !== undefined) tests.push(({ classes }) => classes.has(word));
    else tests.push(() => true);
    const way = attribute ?? (word && ".");
    if (way !== undefined) ways.add(way);
    return "";
  });
  return { tests, ways, rest: selector === "" ? " " : rest.trimStart() };
}

function isKnown(attribute: string, value: string | undefined): boolean {
  const axis = axisAttributes.get(attribute);
  return (
    axis !== undefined && (value === undefined || modeAxes[axis].some((each) => each === value))
  );
}

/**
 * Finds the element that a sheet styles: the root element, or the only element in its selectors
 * (`.brand-theme`).
 */
export function findElement(selectors: readonly Selector[]): string {
  const elements = new Set(selectors.map(({ rest }) => rest));
  const [only = ""] = elements;
  return elements.size === 1 && /^[.#]?[a-zA-Z][\w-]*$/.test(only) ? only : "";
}
