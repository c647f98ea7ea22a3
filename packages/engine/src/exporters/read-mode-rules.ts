import { nameCharacters, readEscapes } from "./read-escapes.ts";
import type { Statement } from "./read-statements.ts";

/** What is true of a page: `[data-theme="dark"]`, `.dark`, `(prefers-contrast: more)`. */
export type Situation = ReadonlySet<string>;

/** Custom properties of the root element, and when they hold. */
export type ModeRule = {
  /** What is asked of the page, as it is written: media and parts of a selector. */
  readonly conditions: readonly string[];
  /** How many pseudo-classes, classes and attributes the selector names; 0 in a layer. */
  readonly weight: number;
  readonly declarations: readonly Declaration[];
};

/** A custom property's name and the text of its value. */
export type Declaration = readonly [name: string, value: string];

/** A style rule, or one in media, as one rule for each selector that the root element can match. */
export function readModeRules(
  { text, body }: Statement,
  media: readonly string[] = [],
): readonly ModeRule[] {
  if (!body) throw new SyntaxError(`"${text}" stands outside of a rule`);
  if (text.startsWith("@media ")) {
    const questions = text.slice("@media ".length).split(" and ");
    return body.flatMap((each) =>
      readModeRules(each, [...media, ...questions.map((question) => question.trim())]),
    );
  }
  const declarations = body.map(readDeclaration);
  return text.split(",").flatMap((each): readonly ModeRule[] => {
    const parts = readSelector(each.trim());
    if (parts.includes(":host")) return [];
    const conditions = [...media, ...parts.filter((part) => part !== ":root")];
    return [{ conditions, weight: parts.length, declarations }];
  });
}

const declaration = new RegExp(`^--(?<name>${nameCharacters})\\s*:(?<value>[^]*)$`);

/** A declaration of a custom property; throws a SyntaxError for any other. */
export function readDeclaration({ text, body }: Statement): Declaration {
  const { name, value } = (body ? undefined : declaration.exec(text)?.groups) ?? {};
  if (name === undefined || value === undefined)
    throw new SyntaxError(`"${text}" is no custom property`);
  return [readEscapes(name), value.trim()];
}

const part = /:root|:host|\.[a-z-]+|\[[a-z-]+="[a-z-]*"\]|:not\(\[[a-z-]+\]\)/g;

function readSelector(selector: string): readonly string[] {
  const parts = selector.match(part) ?? [];
  if (parts.join("") !== selector || selector === "")
    throw new SyntaxError(`"${selector}" does not say in which mode it holds`);
  return parts;
}

/** Whether all that a rule asks for is true of a page. */
export function holdsIn({ conditions }: ModeRule, situation: Situation): boolean {
  return conditions.every((condition) => {
    const absent = /^:not\(\[(?<name>[a-z-]+)\]\)$/.exec(condition)?.groups?.["name"];
    if (absent === undefined) return situation.has(condition);
    return ![...situation].some((fact) => fact.startsWith(`[${absent}=`));
  });
}
