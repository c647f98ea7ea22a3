import type { ReadMode } from "#readers/modes/read-mode.ts";
import { renameRead } from "#readers/modes/rename-read.ts";
import { readCascade } from "#readers/style-sheets/read-cascade.ts";
import { readDeclaration, readRule, type Rule } from "#readers/style-sheets/read-rules.ts";
import { readStatements, type Statement } from "#readers/style-sheets/read-statements.ts";
import { componentKeys } from "./component-keys.ts";

/**
 * Reads a theme for shadcn/ui in every combination of modes. The component keys are other names of
 * tokens, and the inlined theme has those of utilities. Throws a SyntaxError for any other text.
 */
export function readShadcn(text: string): readonly ReadMode[] {
  const rules = readStatements(text, { hasLineComments: false }).flatMap(readStatement);
  return renameRead(readCascade(rules.map(withoutKeys)), readVariable);
}

function withoutKeys(rule: Rule): Rule {
  const declarations = rule.declarations.filter(
    ({ name }) => !componentKeys.some(({ key }) => key === name),
  );
  return { ...rule, declarations };
}

/** Returns the token's name for a variable, without the mark of reserved names. */
function readVariable(variable: string): string {
  return variable.replace(/^token-/, "");
}

function readStatement(statement: Statement): readonly Rule[] {
  const { text, body } = statement;
  if (/^@custom-variant\s+\S/.test(text)) return [];
  if (!/^@theme\s+inline$/.test(text)) return readRule(statement);
  if (!body) throw new SyntaxError("A theme has no braces");
  for (const each of body) readDeclaration(each);
  return [];
}
