import type { Source } from "../modes/source.ts";
import { nameCharacters, readEscapes } from "../values/read-escapes.ts";
import { readValue } from "../values/read-value.ts";
import { isCondition, reducedMotion } from "./page-states.ts";
import { readReference } from "./read-reference.ts";
import { findElement, readSelector, type Marks, type Selector } from "./read-selector.ts";
import { readStatements, type Statement } from "./read-statements.ts";

/**
 * A page for selectors and media queries: the attributes and classes of the root element, and the
 * browser's preferences and features.
 */
export type PageState = { readonly marks: Marks; readonly conditions: ReadonlySet<string> };

/** A style rule whose declarations are custom properties of the root element. */
export type Rule = {
  /** The media and support queries around it. */
  readonly conditions: ReadonlySet<string>;
  /** Its selectors on the root element; undefined for a rule that applies before all selectors. */
  readonly selectors: readonly Selector[] | undefined;
  readonly declarations: readonly Declaration[];
};

/** A style sheet that is being read. */
export type Sheet = {
  readonly source: Source;
  /** Its statements, if the source is not CSS. */
  readonly statements?: readonly Statement[];
  /** Returns the name of the token of a custom property. */
  readonly nameOf: (property: string) => string;
};

/** A property with its token and its value; only `color-scheme` is not custom, and has no name. */
export type Declaration = {
  readonly property: string;
  readonly name: string | undefined;
  readonly value: string;
  readonly at: number;
};

/** A rule with selectors before the element of the sheet is known. */
type WrittenRule = Rule & { readonly statement: Statement };

/** Returns a rule that applies before all selectors. */
export function createBaseRule(declarations: readonly Declaration[]): Rule {
  return { conditions: new Set(), selectors: undefined, declarations };
}

/**
 * Reads the rules of a style sheet in order; `readOther` may read other statements. Refuses
 * everything except custom properties of one element in known modes.
 */
export function readRules(
  sheet: Sheet,
  readOther: (statement: Statement) => readonly Rule[] | undefined = () => undefined,
): readonly Rule[] {
  const statements = sheet.statements ?? readStatements(sheet.source, { hasLineComments: false });
  const [properties, others] = partition(statements, ({ text }) => text.startsWith("@property "));
  const rules = others.flatMap(
    (each): readonly (Rule | WrittenRule)[] => readOther(each) ?? readStatement(sheet, each, []),
  );
  const element = findElement(rules.flatMap(({ selectors = [] }) => selectors));
  const [reduced, placed] = partition(
    rules.flatMap((each) => placeRule(sheet, each, element)),
    ({ conditions }) => conditions.has(reducedMotion),
  );
  if (reduced.length > 0) refuseReduced(sheet, reduced, placed);
  const initial = properties.flatMap((each) => readProperty(sheet, each));
  return [createBaseRule(initial), ...placed];
}

/** Returns rules without the properties whose token another property names; refuses these. */
export function withoutTwins(source: Source, rules: readonly Rule[]): readonly Rule[] {
  const owners = new Map<string | undefined, string>();
  const isOwner = ({ property, name, at }: Declaration): boolean => {
    const owner = owners.get(name) ?? property;
    owners.set(name, owner);
    if (owner !== property && name !== undefined)
      source.refuse(at, [name], `--${owner} and --${property} have the same name`);
    return owner === property;
  };
  return rules.map((rule) => ({ ...rule, declarations: rule.declarations.filter(isOwner) }));
}

/** Returns a rule with its selectors of the element; refuses one without. */
function placeRule(sheet: Sheet, rule: Rule | WrittenRule, element: string): readonly Rule[] {
  if (!("statement" in rule)) return [rule];
  const { statement, conditions, declarations } = rule;
  const selectors = rule.selectors?.filter(({ rest }) => rest === element) ?? [];
  if (selectors.length > 0) return [{ conditions, selectors, declarations }];
  refuseStatement(sheet, statement, "is neither the root element nor one of its modes");
  return [];
}

/** Refuses a statement with all names in it. */
export function refuseStatement(sheet: Sheet, statement: Statement, reason: string): void {
  const { text, at } = statement;
  sheet.source.refuse(at, listDeclared(sheet, statement), `"${text}" ${reason}`);
}

function readStatement(
  sheet: Sheet,
  statement: Statement,
  around: readonly string[],
): readonly WrittenRule[] {
  const { text, body } = statement;
  const query = /^@(?:media|supports)(?![\w-])(?<query>[^]*)$/.exec(text)?.groups?.["query"];
  const conditions = query === undefined ? [] : readConditions(query);
  const isKnown = query === undefined ? !text.startsWith("@") : conditions.every(isCondition);
  if (!body || !isKnown) {
    refuseStatement(sheet, statement, "is not a known rule or mode");
    return [];
  }
  const all = [...around, ...conditions];
  if (query !== undefined) return body.flatMap((each) => readStatement(sheet, each, all));
  const selectors = text.split(",").map((each) => readSelector(each.trim()));
  const declarations = readDeclarations(sheet, body);
  return [{ conditions: new Set(all), selectors, declarations, statement }];
}

function readConditions(query: string): readonly string[] {
  const parts = query.split(/\sand\s/).map((each) => each.trim().replace(/(?<!\s)\s*:\s*/, ": "));
  return [...new Set(parts)];
}

/**
 * Refuses the declarations for reduced motion, except those of a token's reduced variant: a token
 * `fast` with `fast-reduced`.
 */
function refuseReduced(
  { source, nameOf }: Sheet,
  reduced: readonly Rule[],
  others: readonly Rule[],
): void {
  const names = new Set(others.flatMap(({ declarations }) => declarations.map(({ name }) => name)));
  for (const { name, value, at } of reduced.flatMap(({ declarations }) => declarations)) {
    const target = readReference(value);
    const isVariant =
      target !== undefined && plainName(nameOf(target)) === `${plainName(name)}reduced`;
    if (!names.has(name) || !isVariant)
      source.refuse(at, name === undefined ? [] : [name], "This is not a reduced variant");
  }
}

/** Returns a name without its case and hyphens, in which the names of a file may differ. */
function plainName(name = ""): string {
  return name.replaceAll(/[-_]/g, "").toLowerCase();
}

/** Reads the initial value of a property. */
function readProperty({ source, nameOf }: Sheet, statement: Statement): readonly Declaration[] {
  const { text, at } = statement;
  const property = readEscapes(head.exec(text)?.groups?.["name"] ?? "");
  const name = nameOf(property);
  const value = source.attempt(at, property ? [name] : [], () => readInitialValue(statement));
  return value === undefined ? [] : [{ property, name, value, at }];
}

const head = new RegExp(`^@property --(?<name>${nameCharacters})$`);

/** The kinds of value of each syntax. */
const kinds: ReadonlyMap<string, string> = new Map([
  ["<color>", "color"],
  ["<length>", "dimension"],
  ["<number>", "number"],
  ["<time>", "duration"],
]);

/**
 * Reads the initial value of a rule for a property; throws a SyntaxError if it does not match the
 * syntax.
 */
export function readInitialValue({ text, body = [] }: Statement): string {
  const [syntax = "", inherits, initial = ""] = body.map((each) => (each.body ? "" : each.text));
  const kind = kinds.get(/^syntax: "(?<syntax>[^"]*)"$/.exec(syntax)?.groups?.["syntax"] ?? "");
  const initialText = initial.replace(/^initial-value: /, "");
  const value = readValue(initialText);
  const isWhole = body.length === 3 && inherits === "inherits: true";
  const isIndependent = value.type !== "dimension" || value.unit === "px";
  if (!head.test(text) || !isWhole || kind !== value.type || !isIndependent)
    throw new SyntaxError(
      `"${text}" does not declare a property whose initial value matches its syntax`,
    );
  return initialText;
}

const declaration = new RegExp(`^--(?<name>${nameCharacters})\\s*:(?<value>[^]*)$`);

/** Reads the declarations of a rule; refuses all others than custom properties. */
export function readDeclarations(sheet: Sheet, body: readonly Statement[]): readonly Declaration[] {
  return body.flatMap((each) => {
    const found = findDeclaration(sheet, each);
    if (!found) refuseStatement(sheet, each, "is not a custom property");
    return found ?? [];
  });
}

/** Finds the declaration of a custom property or of `color-scheme`. */
function findDeclaration(
  { nameOf }: Sheet,
  { text, at, body }: Statement,
): Declaration | undefined {
  if (body) return undefined;
  const schemes = /^color-scheme: (light dark|light|dark)$/.exec(text)?.[1];
  if (schemes !== undefined)
    return { property: "color-scheme", name: undefined, value: schemes, at };
  const { name, value } = declaration.exec(text)?.groups ?? {};
  if (name === undefined || value === undefined) return undefined;
  const property = readEscapes(name);
  return { property, name: nameOf(property), value: value.trim(), at };
}

/** Lists the names of all custom properties in a statement. */
function listDeclared(sheet: Sheet, statement: Statement): readonly string[] {
  const name = findDeclaration(sheet, statement)?.name;
  const inside = statement.body?.flatMap((each) => listDeclared(sheet, each)) ?? [];
  return name === undefined ? inside : [name, ...inside];
}

/** Splits items into those that are so and the others. */
function partition<Item>(
  items: readonly Item[],
  isSo: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  return [items.filter(isSo), items.filter((each) => !isSo(each))];
}
