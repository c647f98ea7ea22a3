import { printTokenValue } from "#tokens/print-token-value.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { findTopGroup } from "#tokens/top-groups.ts";
import { requireListed, type TokenSet } from "#tokens/token-set.ts";
import { colorPrinters } from "../css-text/print-color.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import { listModeChanges, type ModeChange } from "../modes/mode-changes.ts";
import { nameTokens } from "../names/name-tokens.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import { listTextStyles } from "../format/text-styles.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printLessName } from "./print-name.ts";

/** Mixins that put a block into a media query from a breakpoint's width, or below it. */
const breakpointMixins = `.from(@breakpoint, @rules) {
  @media (min-width: @breakpoints[$@breakpoint]) {
    @rules();
  }
}

.below(@breakpoint, @rules) {
  @media not all and (min-width: @breakpoints[$@breakpoint]) {
    @rules();
  }
}`;

/** The writer of a file's parts. */
type Writer = {
  readonly name: (path: TokenPath) => string;
  readonly value: (chosen: LiteralOrAlias) => string;
  readonly comment: (text: string) => readonly string[];
};

/**
 * Prints a token set as LESS. It has a variable for each token, `@tokens` with all of them by name,
 * `@modes` with the changes of each combination of modes, and mixins for the breakpoints and the text
 * styles. LESS evaluates variables lazily: setting one again after the import changes its aliases too.
 */
export function printLess(given: TokenSet, options: PrintOptions = {}): string {
  const { title, schemes } = options;
  const set = convertLengths(given, options.lengthUnit);
  const write = createWriter(set, options);
  const [first, ...others] = listModeBlocks(set, schemes);
  if (!first) return "";
  const changes = listModeChanges(set, first, others);
  const sections = [
    ...(title ? [[`// ${printCommentText(title)}`]] : []),
    ...printVariables(set, first.tokens, write),
    [...write.comment("All tokens by name."), ...printMap("tokens", printOwn(set, write))],
    [
      ...write.comment("The tokens that each mode changes."),
      ...printMap("modes", printModes(changes, write)),
    ],
    ...printBreakpoints(set, write),
    ...printTextStyles(set, write),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function createWriter(set: TokenSet, options: PrintOptions): Writer {
  const { colorNotation = "hex", comments = true } = options;
  const nameOf = nameTokens(set.tokens, options);
  const name = (path: TokenPath): string => printLessName(nameOf(path));
  return {
    name,
    value(chosen) {
      if (chosen.type === "alias") return `@${name(chosen.to)}`;
      const text = printTokenValue(chosen, colorPrinters[colorNotation]);
      // LESS would compute the sums inside a clamp().
      return chosen.type === "fluidDimension" ? `~"${text}"` : text;
    },
    comment: (text) => (comments ? [`// ${printCommentText(text)}`] : []),
  };
}

function printVariables(
  set: TokenSet,
  tokens: ReadonlyMap<TokenPath, LiteralOrAlias>,
  write: Writer,
): readonly (readonly string[])[] {
  return set.groups.map(({ title, paths }) => [
    ...write.comment(title),
    ...paths.map((path) => {
      const chosen = requireListed(tokens.get(path), path);
      return `@${write.name(path)}: ${write.value(chosen)};`;
    }),
  ]);
}

function printOwn({ tokens }: TokenSet, { name }: Writer): readonly string[] {
  return [...tokens.keys()].map((path) => `${name(path)}: @${name(path)};`);
}

function printModes(changes: readonly ModeChange[], write: Writer): readonly string[] {
  return changes.flatMap(({ key, tokens }) => [
    `@${key}: {`,
    ...tokens.map(([path, chosen]) => `  ${write.name(path)}: ${write.value(chosen)};`),
    "}",
  ]);
}

function printBreakpoints({ tokens }: TokenSet, write: Writer): readonly (readonly string[])[] {
  const paths = [...tokens.keys()].filter((path) => findTopGroup(path) === "breakpoint");
  if (paths.length === 0) return [];
  const entries = paths.map((path) => {
    const key = printLessName(tokenName(path).replace("breakpoint-", ""));
    return `${key}: @${write.name(path)};`;
  });
  const comment = write.comment("Viewport widths for the mixins below.");
  return [[...comment, ...printMap("breakpoints", entries)], [breakpointMixins]];
}

function printTextStyles(set: TokenSet, write: Writer): readonly (readonly string[])[] {
  const mixins = listTextStyles(set).map(({ name, properties }) => {
    const lines = properties.map(([property, path]) => `  ${property}: @${write.name(path)};`);
    return [`.text-${name}() {`, ...lines, "}"];
  });
  if (mixins.length === 0) return [];
  return [[...write.comment("Text styles."), ...mixins.flat()]];
}

function printMap(name: string, entries: readonly string[]): readonly string[] {
  return [`@${name}: {`, ...entries.map((entry) => `  ${entry}`), "}"];
}
