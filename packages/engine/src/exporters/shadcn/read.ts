import type { ReadMode, ReadValue } from "../format.ts";
import { readCascade } from "../read-cascade.ts";
import { nameCharacters, readEscapes } from "../read-escapes.ts";
import { readDeclaration, readModeRules } from "../read-mode-rules.ts";
import type { ModeRule } from "../read-mode-rules.ts";
import { readStatements } from "../read-statements.ts";
import type { Statement } from "../read-statements.ts";
import { readValue } from "../read-value.ts";
import { isComponentKey } from "./component-keys.ts";
import { readVariableName } from "./variable-names.ts";

/**
 * What a theme for shadcn/ui says in every combination of modes. The keys that components read are other names of
 * tokens, and the inlined theme those of utilities. Throws a SyntaxError for a text that is no such file.
 */
export function readShadcn(text: string): readonly ReadMode[] {
  const statements = readStatements(text, { hasLineComments: false });
  return readCascade(statements.flatMap(readStatement)).map(({ modes, texts }) => {
    const own = [...texts].filter(([name]) => !isComponentKey(name));
    return {
      modes,
      values: new Map(own.map(([name, value]) => [readVariableName(name), readUse(value)])),
    };
  });
}

function readStatement(statement: Statement): readonly ModeRule[] {
  const { text, body } = statement;
  if (/^@custom-variant\s+\S/.test(text)) return [];
  if (!/^@theme\s+inline$/.test(text)) return readModeRules(statement);
  if (!body) throw new SyntaxError("A theme has no braces");
  for (const each of body) readDeclaration(each);
  return [];
}

const reference = new RegExp(`^var\\(\\s*--(?<name>${nameCharacters})\\s*\\)$`);

function readUse(value: string): ReadValue {
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined
    ? readValue(value)
    : { type: "alias", to: readVariableName(readEscapes(name)) };
}
