import type { ReadMode, ReadValue } from "../format.ts";
import { readCascade } from "../read-cascade.ts";
import { nameCharacters, readEscapes } from "../read-escapes.ts";
import { readDeclaration, readModeRules } from "../read-mode-rules.ts";
import type { ModeRule } from "../read-mode-rules.ts";
import { readStatements } from "../read-statements.ts";
import type { Statement } from "../read-statements.ts";
import { readValue } from "../read-value.ts";
import { readTailwindName } from "../tailwind-names.ts";

/**
 * What a theme for Tailwind 4 says in every combination of modes. Inlined theme variables say what utilities take from
 * others, and name no token. Throws a SyntaxError for a text that is no such file.
 */
export function readTailwind4(text: string): readonly ReadMode[] {
  const statements = readStatements(text, { hasLineComments: false });
  return readCascade(statements.flatMap(readStatement)).map(({ modes, texts }) => ({
    modes,
    values: new Map(
      [...texts].map(([name, value]) => [readTailwindName(name), readUse(value)] as const),
    ),
  }));
}

function readStatement(statement: Statement): readonly ModeRule[] {
  const { text, body } = statement;
  const [rule = "", ...words] = text.split(/\s+/);
  if (rule === "@custom-variant" && words.length > 0) return [];
  if (rule !== "@theme") return readModeRules(statement);
  if (!body || !words.every((word) => themeWords.includes(word)))
    throw new SyntaxError(`"${text}" is no theme that Tailwind knows`);
  const declarations = body.filter((each) => !reset.test(each.text)).map(readDeclaration);
  return words.includes("inline") ? [] : [{ conditions: [], weight: 0, declarations }];
}

const themeWords: readonly string[] = ["static", "inline", "default", "reference"];

/** `--breakpoint-*: initial`: a namespace without Tailwind's own variables. */
const reset = /^--(?:[a-z-]+-)?\*\s*:\s*initial$/;

const reference = new RegExp(`^var\\(\\s*--(?<name>${nameCharacters})\\s*\\)$`);

function readUse(value: string): ReadValue {
  const name = reference.exec(value)?.groups?.["name"];
  return name === undefined
    ? readValue(value)
    : { type: "alias", to: readTailwindName(readEscapes(name)) };
}
