import type { Scheme } from "#tokens/mode.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveTokens } from "#tokens/resolve.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { kindOfValue } from "#tokens/value-kind.ts";
import { describeModes } from "../describe-modes.ts";
import type { PrintOptions } from "../format.ts";
import { listModeBlocks } from "../mode-blocks.ts";
import type { ModeBlock } from "../mode-blocks.ts";
import { listModePlaces } from "../mode-places.ts";
import { printCommentText } from "../print-comment.ts";
import { printGroups } from "../print-groups.ts";
import { printName } from "../print-name.ts";
import { printRule } from "../print-rule.ts";
import { listThemeTokens } from "../tailwind-theme.ts";
import { componentKeys } from "./component-keys.ts";
import type { ComponentKey } from "./component-keys.ts";
import { listThemeLines } from "./theme-lines.ts";
import { printVariableName } from "./variable-names.ts";

/** The variant of shadcn/ui, and its like for a page that is dark where no class says otherwise. */
const darkVariants: Readonly<Record<Scheme, string>> = {
  light: "@custom-variant dark (&:is(.dark *));",
  dark: "@custom-variant dark (&:not(.light, .light *));",
};

/**
 * A token set as a theme for shadcn/ui on Tailwind 4: the variables of its components as references to the tokens that
 * play their parts, every token, and the utilities of both. A key whose token the set lacks is left out.
 */
export function printShadcn(set: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes, comments = true } = options;
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const keys = listKeys(set, first);
  const theme = listThemeLines(keys, listThemeTokens(set, first), printReference);
  const hasSchemes = others.some(({ changed }) => changed.scheme);
  const blocks = [
    ...(hasSchemes ? [darkVariants[first.modes.scheme]] : []),
    printRoot(set, first, keys, comments),
    ...others.flatMap((block) => printBlock(block, keys, comments)),
    ...(theme.length > 0 ? [printRule({ selector: "@theme inline" }, theme.join("\n"))] : []),
  ];
  const head = title ? `/* ${printCommentText(title)} */\n` : "";
  return `${head}${blocks.join("\n\n")}\n`;
}

/** The keys whose tokens the set has, and of the kind that components expect. */
function listKeys(set: TokenSet, { modes }: ModeBlock): readonly ComponentKey[] {
  const values = resolveTokens(set.tokens, modes);
  return componentKeys.filter(({ token, kind }) => {
    const value = values.get(token);
    return value && kindOfValue(value) === kind;
  });
}

function printRoot(
  set: TokenSet,
  { tokens }: ModeBlock,
  keys: readonly ComponentKey[],
  comments: boolean,
): string {
  const comment = comments ? ["/* What the components read */"] : [];
  const lines = keys.map(printKey);
  const groups = printGroups(set, new Set(tokens.keys()), comments, (path) =>
    printDeclaration(path, tokens.get(path)),
  );
  const parts = [...(lines.length > 0 ? [[...comment, ...lines].join("\n")] : []), ...groups];
  return printRule({ selector: ":root" }, parts.join("\n\n"));
}

/** A key is repeated with its token: an element that sets a mode for itself inherits values already followed. */
function printBlock(
  { changed, tokens }: ModeBlock,
  keys: readonly ComponentKey[],
  comments: boolean,
): readonly string[] {
  const lines = [
    ...keys.filter(({ token }) => tokens.has(token)).map(printKey),
    ...[...tokens].map(([path, chosen]) => printDeclaration(path, chosen)),
  ];
  const comment = comments ? `/* ${describeModes(changed)} */\n` : "";
  return listModePlaces(changed, "class").map(
    (place, index) => `${index === 0 ? comment : ""}${printRule(place, lines.join("\n"))}`,
  );
}

function printKey({ key, token }: ComponentKey): string {
  return `--${key}: ${printReference(token)};`;
}

function printDeclaration(path: TokenPath, chosen: LiteralOrAlias | undefined): string {
  if (!chosen) throw new RangeError(`Token "${path}" stands in a group and not in the set`);
  const value = chosen.type === "alias" ? printReference(chosen.to) : printTokenValue(chosen);
  return `--${printVariable(path)}: ${value};`;
}

function printReference(path: TokenPath): string {
  return `var(--${printVariable(path)})`;
}

function printVariable(path: TokenPath): string {
  return printName(printVariableName(tokenName(path)));
}
