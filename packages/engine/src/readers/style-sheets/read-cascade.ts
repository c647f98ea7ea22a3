import type { Modes } from "#tokens/modes/mode.ts";
import type { ReadValue } from "../modes/read-mode.ts";
import type { Written, WrittenMode } from "../modes/read-sources.ts";
import type { Source } from "../modes/source.ts";
import { readWideColor } from "../values/read-color.ts";
import { readValue } from "../values/read-value.ts";
import { splitOutside } from "../values/split-outside.ts";
import { isWide, listKnownModes, listPageStates } from "./page-states.ts";
import { readReference } from "./read-reference.ts";
import {
  withoutTwins,
  type Declaration,
  type PageState,
  type Rule,
  type Sheet,
} from "./read-rules.ts";

/**
 * Reads the values of rules on the root element in every combination of modes in them, with wide
 * colors beside those of every screen. Refuses a property with another value, or with one at all,
 * if the browser's preference chooses a mode and not the attribute.
 */
export function readCascade(sheet: Sheet, given: readonly Rule[]): readonly WrittenMode[] {
  const { source } = sheet;
  const isRenamed = given.some(({ declarations }) =>
    declarations.some(({ property, name }) => name !== undefined && name !== property),
  );
  const rules = isRenamed ? withoutTwins(source, given) : given;
  const read = createReader(sheet);
  return listKnownModes(rules).map((modes) => {
    const states = listPageStates(modes, rules);
    const plain = states.filter((each) => !isWide(each)).map((each) => cascade(rules, each));
    const wide = states.filter(isWide).map((each) => cascade(rules, each));
    const [first] = plain;
    const values = new Map<string, Written>();
    for (const [name, { at }] of first?.declarations ?? []) {
      if (name === undefined) continue;
      const value = source.attempt(at, [name], () => {
        const text = readSame(name, plain, modes);
        const wideText = wide.length > 0 ? readSame(name, wide, modes) : text;
        return wideText === text ? read(text) : widen(name, read(text), wideText);
      });
      values.set(name, { value, source, at });
    }
    refuseOthers(source, values, [...plain.slice(1), ...wide]);
    return { modes, values };
  });
}

/** The declarations that apply on a page, and its scheme if one is set. */
type Page = {
  readonly declarations: ReadonlyMap<string | undefined, Declaration>;
  readonly scheme: "light" | "dark" | undefined;
};

/**
 * Returns the declaration of every property that applies: by the more specific selector, then the
 * later rule.
 */
function cascade(rules: readonly Rule[], state: PageState): Page {
  const applying = rules
    .map((rule) => ({ ...rule, weight: findWeight(rule, state) }))
    .filter(({ weight }) => weight >= 0)
    .toSorted((a, b) => a.weight - b.weight);
  const declarations = new Map<string | undefined, Declaration>();
  for (const rule of applying)
    for (const declaration of rule.declarations) declarations.set(declaration.name, declaration);
  const schemes = declarations.get(undefined)?.value;
  const isDark =
    schemes === "dark" ||
    (schemes === "light dark" && state.conditions.has("(prefers-color-scheme: dark)"));
  return { declarations, scheme: schemes === undefined ? undefined : isDark ? "dark" : "light" };
}

/** Returns the number of parts of the rule's best selector on a page; negative if none applies. */
function findWeight({ conditions, selectors }: Rule, state: PageState): number {
  if (![...conditions].every((each) => state.conditions.has(each))) return -1;
  if (!selectors) return 0;
  return selectors.reduce(
    (most, { tests }) =>
      tests.length > most && tests.every((test) => test(state.marks)) ? tests.length : most,
    -1,
  );
}

/** Returns the text of a property that is the same on all pages; throws a SyntaxError otherwise. */
function readSame(
  name: string,
  [first, ...others]: readonly Page[],
  modes: Partial<Modes>,
): string {
  const text = first && readIn(first, name);
  if (text === undefined || others.some((each) => readIn(each, name) !== text))
    throw new SyntaxError(`--${name} differs between the selectors of ${JSON.stringify(modes)}`);
  return text;
}

/** Returns the text of a property on a page. */
function readIn({ declarations, scheme }: Page, name: string): string | undefined {
  const text = declarations.get(name)?.value;
  if (!text?.startsWith("light-dark(") || !text.endsWith(")")) return text;
  const [light, dark, ...others] = splitOutside(text.slice("light-dark(".length, -1), ",");
  if (light === undefined || dark === undefined || others.length > 0)
    throw new SyntaxError(`"${text}" does not have one color for each scheme`);
  if (!scheme) throw new SyntaxError(`--${name} follows a color-scheme that is not set`);
  return scheme === "dark" ? dark : light;
}

/** Refuses the properties of pages that are not among the values. */
function refuseOthers(
  source: Source,
  values: ReadonlyMap<string, Written>,
  pages: readonly Page[],
): void {
  for (const { declarations } of pages)
    for (const [name, { at }] of declarations)
      if (name !== undefined && !values.has(name))
        source.refuse(at, [name], `--${name} is not set by all selectors of its mode`);
}

/** Adds the wide color to a color. */
function widen(name: string, value: ReadValue, wideText: string): ReadValue {
  const { wide, alpha } = readWideColor(wideText) ?? {};
  if (value.type !== "color" || !wide || alpha !== value.alpha)
    throw new SyntaxError(`--${name} is not a color with the same alpha on a wide-gamut screen`);
  return { ...value, wide };
}

/** Creates a reader of texts that reads each once, because most modes have the same. */
function createReader({ nameOf }: Sheet): (text: string) => ReadValue {
  const known = new Map<string, ReadValue>();
  return (text) => {
    const value = known.get(text) ?? readUse(text, nameOf);
    known.set(text, value);
    return value;
  };
}

function readUse(text: string, nameOf: Sheet["nameOf"]): ReadValue {
  const target = readReference(text);
  return target === undefined ? readValue(text) : { type: "alias", to: nameOf(target) };
}
