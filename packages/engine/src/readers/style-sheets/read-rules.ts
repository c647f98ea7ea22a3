import { nameCharacters, readEscapes } from "../values/read-escapes.ts";
import { readStatements, type Statement } from "./read-statements.ts";
import { readValue } from "../values/read-value.ts";

const head = new RegExp(`^@property --${nameCharacters}$`);

/** The kinds of value of each syntax. */
const kinds: ReadonlyMap<string, string> = new Map([
  ["<color>", "color"],
  ["<length>", "dimension"],
  ["<number>", "number"],
  ["<time>", "duration"],
]);

/**
 * Throws a SyntaxError for a rule that declares no property, or one whose initial value does not
 * match its syntax.
 */
export function requirePropertyRule({ text, body = [] }: Statement): void {
  const [syntax = "", inherits, initial = ""] = body.map((each) => (each.body ? "" : each.text));
  const kind = kinds.get(/^syntax: "(?<syntax>[^"]*)"$/.exec(syntax)?.groups?.["syntax"] ?? "");
  const value = readValue(initial.replace(/^initial-value: /, ""));
  const isWhole = body.length === 3 && inherits === "inherits: true";
  const isIndependent = value.type !== "dimension" || value.unit === "px";
  if (!head.test(text) || !isWhole || kind !== value.type || !isIndependent)
    throw new SyntaxError(
      `"${text}" does not declare a property whose initial value matches its syntax`,
    );
}

/** The attributes and classes of an element. */
type Marks = {
  readonly attributes: ReadonlyMap<string, string>;
  readonly classes: ReadonlySet<string>;
};

type Test = (marks: Marks) => boolean;

const part =
  /:root|(?<host>:host)|\[(?<name>[a-z-]+)="(?<value>[a-z-]*)"\]|:not\(\[(?<absent>[a-z-]+)\]\)|\.(?<word>[a-z-]+)/g;

/**
 * Reads the conditions of a selector on the root element, part by part; throws a SyntaxError for
 * any other condition.
 */
function readSelector(selector: string): readonly Test[] {
  const tests: Test[] = [];
  let read = "";
  for (const match of selector.matchAll(part)) {
    read += match[0];
    const { name, value, absent, word, host } = match.groups ?? {};
    if (name !== undefined) tests.push(({ attributes }) => attributes.get(name) === value);
    else if (absent !== undefined) tests.push(({ attributes }) => !attributes.has(absent));
    else if (word !== undefined) tests.push(({ classes }) => classes.has(word));
    else tests.push(() => host === undefined);
  }
  if (read !== selector || read === "")
    throw new SyntaxError(`"${selector}" does not name the mode in which it applies`);
  return tests;
}

/**
 * A page for selectors and media queries: the attributes and classes of the root element, and the
 * browser's preferences and features.
 */
export type PageState = { readonly marks: Marks; readonly conditions: ReadonlySet<string> };

/** A style rule whose declarations are custom properties of the root element. */
export type Rule = {
  /** The media and support queries around it. */
  readonly conditions: readonly string[];
  readonly selector: string;
  /** The number of pseudo-classes, classes and attributes in its selector. */
  readonly weight: number;
  readonly applies: (state: PageState) => boolean;
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
  if (!body) throw new SyntaxError(`"${text}" is outside of a rule`);
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
  return text.split(",").map((each) => createRule(each.trim(), around, declarations));
}

function createRule(
  selector: string,
  conditions: readonly string[],
  declarations: readonly Declaration[],
): Rule {
  const tests = readSelector(selector);
  return {
    conditions,
    selector,
    weight: tests.length,
    applies: (state) =>
      conditions.every((each) => state.conditions.has(each)) &&
      tests.every((test) => test(state.marks)),
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
    throw new SyntaxError(`"${text}" is not a custom property`);
  return { name: readEscapes(name), value: value.trim() };
}
