import { nameCharacters, readEscapes } from "../values/read-escapes.ts";
import { readStatements } from "./read-statements.ts";
import type { Statement } from "./read-statements.ts";
import { requirePropertyRule } from "./read-property-rule.ts";
import { readSelector } from "./read-selector.ts";
import type { Marks } from "./read-selector.ts";

/**
 * A page for selectors and media queries: the attributes and classes of the root element, and the
 * browser's preferences and features.
 */
export type Situation = { readonly marks: Marks; readonly conditions: ReadonlySet<string> };

/** A style rule whose declarations are custom properties of the root element. */
export type Rule = {
  /** The media and support queries around it. */
  readonly conditions: readonly string[];
  readonly selector: string;
  /** The number of pseudo-classes, classes and attributes in its selector. */
  readonly weight: number;
  readonly applies: (situation: Situation) => boolean;
  readonly declarations: readonly Declaration[];
};

/**
 * A property and its value; `name` is undefined for `color-scheme`, the only property that is not
 * custom.
 */
type Declaration = { readonly name: string | undefined; readonly value: string };

/** Reads the rules of a style sheet in order, those of a selector list one by one. */
export function readRules(text: string): readonly Rule[] {
  return readStatements(text, { hasLineComments: false }).flatMap((each) => readRule(each));
}

/**
 * Reads the rules of one statement; throws a SyntaxError for anything except custom properties of
 * the root element.
 */
export function readRule(statement: Statement, around: readonly string[] = []): readonly Rule[] {
  const { text, body } = statement;
  if (!body) throw new SyntaxError(`"${text}" stands outside of a rule`);
  if (text.startsWith("@property ") && around.length === 0) {
    requirePropertyRule(statement);
    return [];
  }
  const questions = /^@(?:media|supports) (?<questions>[^]*)$/.exec(text)?.groups?.["questions"];
  if (questions !== undefined) {
    const conditions = [...around, ...questions.split(" and ").map((each) => each.trim())];
    return body.flatMap((each) => readRule(each, conditions));
  }
  const declarations = body.map(readDeclaration);
  return text.split(",").map((each) => makeRule(each.trim(), around, declarations));
}

function makeRule(
  selector: string,
  conditions: readonly string[],
  declarations: readonly Declaration[],
): Rule {
  const tests = readSelector(selector);
  return {
    conditions,
    selector,
    weight: tests.length,
    applies: (situation) =>
      conditions.every((each) => situation.conditions.has(each)) &&
      tests.every((test) => test(situation.marks)),
    declarations,
  };
}

const declaration = new RegExp(`^--(?<name>${nameCharacters})\\s*:(?<value>[^]*)$`);

/**
 * Reads a declaration of a custom property or of `color-scheme`; throws a SyntaxError for any
 * other.
 */
export function readDeclaration({ text, body }: Statement): Declaration {
  const schemes = body ? undefined : /^color-scheme: (light dark|light|dark)$/.exec(text)?.[1];
  if (schemes !== undefined) return { name: undefined, value: schemes };
  const { name, value } = (body ? undefined : declaration.exec(text)?.groups) ?? {};
  if (name === undefined || value === undefined)
    throw new SyntaxError(`"${text}" is no custom property`);
  return { name: readEscapes(name), value: value.trim() };
}
