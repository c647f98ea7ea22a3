import { nameCharacters, readEscapes } from "../read-escapes.ts";
import { readStatements } from "../read-statements.ts";
import type { Statement } from "../read-statements.ts";

/** A page as selectors and media see it: the root element's attributes, and what the browser prefers. */
export type Situation = {
  readonly attributes: ReadonlyMap<string, string>;
  readonly preferences: ReadonlySet<string>;
};

/** A style rule whose declarations are custom properties of the root element. */
export type Rule = {
  /** Each of the media questions around it. */
  readonly media: readonly string[];
  readonly selector: string;
  /** How many pseudo-classes and attributes its selector names. */
  readonly weight: number;
  readonly holds: (situation: Situation) => boolean;
  readonly declarations: readonly (readonly [name: string, value: string])[];
};

/** The rules of a style sheet in order, those of a selector list one by one. */
export function readRules(text: string): readonly Rule[] {
  return readStatements(text, { hasLineComments: false }).flatMap((each) => readRule(each, []));
}

function readRule(statement: Statement, media: readonly string[]): readonly Rule[] {
  const { text, body } = statement;
  if (!body) throw new SyntaxError(`"${text}" stands outside of a rule`);
  if (text.startsWith("@media ")) {
    const questions = text
      .slice("@media ".length)
      .split(" and ")
      .map((each) => each.trim());
    return body.flatMap((each) => readRule(each, [...media, ...questions]));
  }
  const declarations = body.map(readDeclaration);
  return text.split(",").map((each) => {
    const selector = each.trim();
    const tests = readSelector(selector);
    return {
      media,
      selector,
      weight: tests.length,
      holds: (situation) =>
        media.every((question) => situation.preferences.has(question)) &&
        tests.every((test) => test(situation.attributes)),
      declarations,
    };
  });
}

const declaration = new RegExp(`^--(?<name>${nameCharacters})\\s*:(?<value>[^]*)$`);

function readDeclaration({ text, body }: Statement): readonly [string, string] {
  const { name, value } = (body ? undefined : declaration.exec(text)?.groups) ?? {};
  if (name === undefined || value === undefined)
    throw new SyntaxError(`"${text}" is no custom property`);
  return [readEscapes(name), value.trim()];
}

type Test = (attributes: ReadonlyMap<string, string>) => boolean;

const part = /:root|\[(?<name>[a-z-]+)="(?<value>[a-z-]*)"\]|:not\(\[(?<absent>[a-z-]+)\]\)/g;

function readSelector(selector: string): readonly Test[] {
  const tests: Test[] = [];
  let read = "";
  for (const match of selector.matchAll(part)) {
    read += match[0];
    const { name, value, absent } = match.groups ?? {};
    if (name !== undefined) tests.push((attributes) => attributes.get(name) === value);
    else if (absent !== undefined) tests.push((attributes) => !attributes.has(absent));
    else tests.push(() => true);
  }
  if (read !== selector || read === "")
    throw new SyntaxError(`"${selector}" does not say in which mode it holds`);
  return tests;
}
