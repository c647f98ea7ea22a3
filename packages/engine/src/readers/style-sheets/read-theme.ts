import { nameCharacters, readEscapes } from "../values/read-escapes.ts";
import {
  createBaseRule,
  readDeclarations,
  readRules,
  refuseStatement,
  type Declaration,
  type Rule,
  type Sheet,
} from "./read-rules.ts";
import type { Statement } from "./read-statements.ts";

const themeWords: readonly string[] = ["static", "inline", "default", "reference"];

/** `--breakpoint-*: initial`: a namespace without Tailwind's own variables. */
const reset = /^--(?:[a-z-]+-)?\*\s*:\s*initial$/;

/**
 * Reads the rules of a theme of Tailwind 4. Inlined theme variables create utilities from other
 * variables and are not tokens, but one with a value of its own is. `steps` are Tailwind's names for
 * the steps of breakpoints.
 */
export function readTheme(sheet: Sheet, steps: Readonly<Record<string, string>>): readonly Rule[] {
  const inlined: Declaration[] = [];
  const rules = readRules(sheet, (statement) => {
    const { text, body } = statement;
    const [rule = "", ...words] = text.split(/\s+/);
    // Variants and utilities have no value of a token.
    if (["@custom-variant", "@utility"].includes(rule) && words.length > 0) return [];
    if (rule !== "@theme") return undefined;
    const declarations = readThemeDeclarations(sheet, statement, body, words);
    // Tailwind puts a theme into a layer, so that any rule outside it overrides it.
    if (!words.includes("inline")) return [createBaseRule(declarations)];
    inlined.push(...declarations);
    return [];
  });
  const properties = new Set(
    rules.flatMap(({ declarations }) => declarations.map(({ property }) => property)),
  );
  return [createBaseRule(inlined.filter((each) => !isUtility(each, properties, steps))), ...rules];
}

function readThemeDeclarations(
  sheet: Sheet,
  statement: Statement,
  body: readonly Statement[] | undefined,
  words: readonly string[],
): readonly Declaration[] {
  if (!body || !words.every((word) => themeWords.includes(word))) {
    refuseStatement(sheet, statement, "is not a theme of Tailwind");
    return [];
  }
  return readDeclarations(
    sheet,
    body.filter(({ text }) => !reset.test(text)),
  );
}

const anyReference = new RegExp(`var\\(\\s*--(?<name>${nameCharacters})`);

/** Returns whether a theme variable is another name of a property, or derived from one. */
function isUtility(
  { property, value }: Declaration,
  properties: ReadonlySet<string>,
  steps: Readonly<Record<string, string>>,
): boolean {
  const name = readEscapes(anyReference.exec(value)?.groups?.["name"] ?? "");
  const isReference = properties.has(name) || name.startsWith("container-");
  // Tailwind itself has the containers.
  return isReference || listOwnNames(property, steps).some((each) => properties.has(each));
}

/** Lists the properties of a theme variable; a breakpoint is copied, because it cannot be a reference. */
function listOwnNames(
  property: string,
  steps: Readonly<Record<string, string>>,
): readonly string[] {
  const step = /^breakpoint-(?<step>.+)$/.exec(property)?.groups?.["step"];
  if (step === undefined) return [property];
  const own = Object.keys(steps).filter((each) => steps[each] === step);
  return [step, step.replace(/^(?:step-)+/, ""), ...own].map((each) => `breakpoint-${each}`);
}
