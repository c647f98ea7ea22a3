import type { ReadMode } from "#readers/modes/read-mode.ts";
import { renameRead } from "#readers/modes/rename-read.ts";
import { readCascade } from "#readers/style-sheets/read-cascade.ts";
import { readDeclaration, readRule, type Rule } from "#readers/style-sheets/read-rules.ts";
import { readStatements, type Statement } from "#readers/style-sheets/read-statements.ts";
import { tailwindNamespaces } from "../tailwind/tailwind-namespaces.ts";

/**
 * Reads a theme for Tailwind 4 in every combination of modes. Inlined theme variables refer to
 * others for utilities, and are not tokens. Throws a SyntaxError for any other text.
 */
export function readTailwind4(text: string): readonly ReadMode[] {
  const rules = readStatements(text, { hasLineComments: false }).flatMap(readStatement);
  return renameRead(readCascade(rules), readTailwindName);
}

function readStatement(statement: Statement): readonly Rule[] {
  const { text, body } = statement;
  const [rule = "", ...words] = text.split(/\s+/);
  if (rule === "@custom-variant" && words.length > 0) return [];
  if (rule !== "@theme") return readRule(statement);
  if (!body || !words.every((word) => themeWords.includes(word)))
    throw new SyntaxError(`"${text}" is not a theme of Tailwind`);
  const declarations = body.filter((each) => !reset.test(each.text)).map(readDeclaration);
  // Tailwind puts a theme into a layer, so that any rule outside it overrides it.
  const layered: Rule = { ...everywhere, declarations };
  return words.includes("inline") ? [] : [layered];
}

const themeWords: readonly string[] = ["static", "inline", "default", "reference"];

/** `--breakpoint-*: initial`: a namespace without Tailwind's own variables. */
const reset = /^--(?:[a-z-]+-)?\*\s*:\s*initial$/;

const everywhere = { conditions: [], selector: ":root", weight: 0, applies: () => true } as const;

/** Reads the token's name for a variable of a file for Tailwind 4: `font-size-m` for `text-m`. */
export function readTailwindName(variable: string): string {
  const [, marked] = /^token-([^]*)$/.exec(variable) ?? [];
  if (marked !== undefined) return marked;
  let name = variable;
  let length = 0;
  for (const { group, theme } of tailwindNamespaces)
    if (theme.length > length && variable.startsWith(`${theme}-`)) {
      name = `${group}${variable.slice(theme.length)}`;
      length = theme.length;
    }
  return name;
}
