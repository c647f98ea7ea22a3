import { modeAxes } from "#tokens/modes/mode.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { requireListed, type TokenSet } from "#tokens/token-set.ts";
import type { Category } from "#tokens/top-groups.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { describeModes } from "../modes/describe-modes.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { nameTokens, type NameOf } from "../names/name-tokens.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { listTypes, moduleFunctions, namesOfCategory, type ModulePart } from "./module-parts.ts";
import { printString, printLiteral } from "./print-literal.ts";

/** The parts that a module is printed with. */
type Printing = {
  readonly set: TokenSet;
  readonly comments: boolean;
  readonly printEntry: EntryPrinter;
};

/**
 * Prints a token set as a TypeScript module without dependencies. It has a constant for each
 * category, `tokens` with all of them, their names as types, the changes of each mode, and a CSS
 * variable's name checked by the compiler. Resolves aliases. The module is valid with type
 * stripping and with isolated declarations.
 */
export function printTypescript(given: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes = modeAxes.scheme, comments = true } = options;
  const set = convertLengths(given, options.lengthUnit);
  const [first, ...others] = listModeBlocks(set, schemes);
  const printEntry = createEntryPrinter(nameTokens(set.tokens, options), options);
  const printing: Printing = { set, comments, printEntry };
  const parts = [
    ...printCategories(printing, first),
    printTokens(set),
    ...listTypes({ ...modeAxes, scheme: modeAxes.scheme.filter((each) => schemes.includes(each)) }),
    printModeChanges(printing, others),
    ...moduleFunctions,
  ];
  const head = title ? `// ${printCommentText(title)}\n\n` : "";
  const text = parts.map(({ comment, code }) => (comments ? `/** ${comment} */\n${code}` : code));
  return `${head}${text.join("\n\n")}\n`;
}

function listCategories({ tokens }: TokenSet): readonly Category[] {
  return [...new Set([...tokens.values()].map(({ category }) => category))];
}

function printCategories(printing: Printing, first: ModeBlock | undefined): readonly ModulePart[] {
  if (!first) return [];
  const { set } = printing;
  const values = resolveTokens(set.tokens, first.modes);
  return listCategories(set).flatMap((category): readonly ModulePart[] => {
    const { constant, names, title } = namesOfCategory(category);
    const lines = printEntries(printing, category, values);
    const code = `export const ${constant} = {\n${lines.join("")}} as const;`;
    const type = `export type ${names} = keyof typeof ${constant};`;
    return [
      { comment: `${title}.`, code },
      { comment: `Names of the tokens in ${constant}.`, code: type },
    ];
  });
}

/** Prints the entries of one category in the order of the groups, each group under its title. */
function printEntries(
  { set, comments, printEntry }: Printing,
  category: Category,
  values: ReadonlyMap<TokenPath, TokenValue>,
): readonly string[] {
  return set.groups.flatMap(({ title, paths }) => {
    const tokens = paths.flatMap((path) => set.tokens.get(path) ?? []);
    const entries = tokens
      .filter((token) => token.category === category)
      .flatMap(({ path, ...token }) => [
        ...(comments ? printDocComment(token) : []),
        `  ${printEntry(path, values)}`,
      ]);
    return [
      ...(comments && entries.length > 0 ? [`  // ${printCommentText(title)}\n`] : []),
      ...entries,
    ];
  });
}

function printTokens(set: TokenSet): ModulePart {
  const constants = listCategories(set).map((category) => namesOfCategory(category).constant);
  const type = constants.map((each) => `typeof ${each}`).join(" & ") || "Record<never, never>";
  const spread = constants.map((each) => `  ...${each},\n`).join("");
  return {
    comment: "All tokens by name.",
    code: `export const tokens: ${type} = {\n${spread}};`,
  };
}

function printModeChanges(
  { set, comments, printEntry }: Printing,
  blocks: readonly ModeBlock[],
): ModulePart {
  const changes = blocks.map(({ changed, modes, tokens }) => {
    const values = resolveTokens(set.tokens, modes);
    const lines = [...tokens.keys()].map((path) => `      ${printEntry(path, values)}`);
    const when = Object.entries(changed).map(([axis, value]) => `${axis}: ${printString(value)}`);
    const comment = comments ? `  // ${describeModes(changed)}\n` : "";
    return `${comment}  {\n    when: { ${when.join(", ")} },\n    changes: {\n${lines.join("")}    },\n  },\n`;
  });
  return {
    comment: "The tokens that each mode changes. If several apply, the last one wins.",
    code: `export const modeChanges: readonly ModeChange[] = [\n${changes.join("")}];`,
  };
}

/** Prints a token as one line of an object; throws a RangeError for a token without a value. */
type EntryPrinter = (path: TokenPath, values: ReadonlyMap<TokenPath, TokenValue>) => string;

/** Creates the printer of entries, with names and a color notation. */
function createEntryPrinter(
  name: NameOf,
  { colorNotation = "hex" }: Pick<PrintOptions, "colorNotation">,
): EntryPrinter {
  return (path, values) => {
    const value = requireListed(values.get(path), path);
    return `${printString(name(path))}: ${printLiteral(value, colorNotation)},\n`;
  };
}

/** Prints the description and the deprecation of a token as a comment; nothing without both. */
function printDocComment({
  description,
  deprecated,
}: Pick<Token, "description" | "deprecated">): readonly string[] {
  const instead = typeof deprecated === "string" ? ` Use ${tokenName(deprecated)}` : "";
  const parts = [
    ...(description === undefined ? [] : [printCommentText(description)]),
    ...(deprecated === undefined ? [] : [`@deprecated${instead}`]),
  ];
  return parts.length === 0 ? [] : [`  /** ${parts.join(" ")} */\n`];
}
