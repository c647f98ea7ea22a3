import { applies, axisNames, combineAxes, type Modes } from "#tokens/modes/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listKeys } from "../json-text/list-keys.ts";
import { nestTokens } from "../json-text/nest-tokens.ts";
import { printJson, type Json } from "../json-text/print-json.ts";
import { describeModes } from "../modes/describe-modes.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { tabulateModes, type ModeTable } from "../modes/mode-table.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printValue } from "./print-value.ts";

/**
 * Prints a token set as the file of Tokens Studio. It has a set with every token in the first
 * modes, and one with the changes of each combination of modes from those with fewer. A theme for
 * each combination merges its sets.
 */
export function printTokensStudio(given: TokenSet, options: PrintOptions = {}): string {
  const set = convertLengths(given, options.lengthUnit);
  const table = tabulateModes(set, options.schemes);
  const blocks = listModeBlocks(set, options.schemes);
  const axes = axisNames.filter((axis) => blocks.some(({ changed }) => changed[axis]));
  const writeSet = createWriteSet(set, table, options.prefix);
  return printJson({
    ...Object.fromEntries(blocks.map((block) => [nameSet(block), writeSet(block)])),
    $themes: combineAxes(axes, table.values).map((modes) => describeTheme(modes, blocks)),
    $metadata: { tokenSetOrder: blocks.map(nameSet) },
  });
}

function nameSet({ changed }: ModeBlock): string {
  return Object.values(changed).join("-") || "base";
}

function createWriteSet(
  { tokens }: TokenSet,
  { contentOf }: ModeTable,
  prefix: string | undefined,
): (block: ModeBlock) => Json {
  const keysOf = listKeys(tokens.keys(), prefix);
  const write = (path: TokenPath, modes: Modes): Json => {
    const { chosen, value, owner } = contentOf(path, modes);
    const { $type, $value, ...extensions } = printValue(owner, value);
    const description = tokens.get(path)?.description;
    const described = description === undefined ? {} : { $description: description };
    if (chosen.type !== "alias") return { $type, $value, ...described, ...extensions };
    return { $type, $value: `{${keysOf.get(chosen.to)?.join(".")}}`, ...described };
  };
  return (block) =>
    nestTokens(
      [...block.tokens.keys()].map((path) => ({
        keys: keysOf.get(path) ?? [],
        value: write(path, block.modes),
      })),
    );
}

function describeTheme(modes: Partial<Modes>, blocks: readonly ModeBlock[]): Json {
  const applied = blocks.filter(({ changed }) => applies(changed, modes));
  return {
    id: Object.values(modes).join("-") || "base",
    name: describeModes(modes) || "Base",
    selectedTokenSets: Object.fromEntries(applied.map((block) => [nameSet(block), "enabled"])),
  };
}
