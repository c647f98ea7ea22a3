import { applies, type Modes } from "#tokens/modes/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import { listKeys } from "../json-text/list-keys.ts";
import { listTextLeaves } from "../format/text-leaves.ts";
import { nestTokens } from "../json-text/nest-tokens.ts";
import { printJson, type Json } from "../json-text/print-json.ts";
import { nameModes } from "../modes/describe-modes.ts";
import { listCollections, type Collection } from "../modes/list-collections.ts";
import { tabulateModes, type ModeTable } from "../modes/mode-table.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printValue } from "./print-value.ts";

/** The tokens of a collection in one of its modes. */
type StudioSet = {
  /** `base`, `theme/dark-high`: the part before the slash is a folder in the plugin. */
  readonly name: string;
  readonly collection: Collection;
  readonly modes: Partial<Modes>;
};

/**
 * Prints a token set as the file of Tokens Studio. A theme group is a collection of variables in
 * Figma, and each of its themes a mode with a separate set. No two groups have the same token, so
 * that any choice of one theme from each group is complete.
 */
export function printTokensStudio(given: TokenSet, options: PrintOptions = {}): string {
  const set = convertLengths(given, options.lengthUnit);
  const table = tabulateModes(set, options.schemes);
  const sets = set.tokens.size > 0 ? listSets(listCollections(set, table)) : [];
  const writeSet = createWriteSet(set, table, options.prefix);
  return printJson({
    ...Object.fromEntries(sets.map((each) => [each.name, writeSet(each)])),
    $themes: sets.map((each) => describeTheme(each, sets)),
    $metadata: { tokenSetOrder: sets.map(({ name }) => name) },
  });
}

function listSets(collections: readonly Collection[]): readonly StudioSet[] {
  return collections.flatMap((collection) =>
    collection.modes.map((modes) => {
      const words = Object.values(modes).join("-");
      return { name: words ? `${collection.id}/${words}` : collection.id, collection, modes };
    }),
  );
}

/** Creates the writer of a set's tokens; a text style is in the sets with its size. */
function createWriteSet(
  tokenSet: TokenSet,
  { first, contentOf }: ModeTable,
  prefix: string | undefined,
): (set: StudioSet) => Json {
  const { tokens } = tokenSet;
  const keysOf = listStudioKeys(tokenSet, prefix);
  const texts = listTextLeaves(tokenSet, { keysOf, prefix, noSpacing: "0%" });
  const write = (path: TokenPath, modes: Modes): Json => {
    const { chosen, value, owner } = contentOf(path, modes);
    const { $type, $value, ...extensions } = printValue(owner, value);
    const description = tokens.get(path)?.description;
    // Style Dictionary prints a description into a comment as it is.
    const described =
      description === undefined ? {} : { $description: printCommentText(description) };
    if (chosen.type !== "alias") return { $type, $value, ...described, ...extensions };
    return { $type, $value: `{${keysOf.get(chosen.to)?.join(".")}}`, ...described };
  };
  return ({ collection, modes }) =>
    nestTokens([
      ...collection.paths.map((path) => ({
        keys: keysOf.get(path) ?? [],
        value: write(path, { ...first, ...modes }),
      })),
      ...texts.filter(({ size }) => collection.paths.includes(size)),
    ]);
}

/**
 * Lists the keys of each token. Tools would read a group with the keys `type` and `value` as a token
 * of an older version, so the first letter of `value` becomes its code (`_76_alue`).
 */
function listStudioKeys({ tokens }: TokenSet, prefix = ""): ReturnType<typeof listKeys> {
  const isName = (index: number): boolean => prefix === "" || index > 0;
  return new Map(
    [...listKeys(tokens.keys(), prefix)].map(([path, keys]) => [
      path,
      keys.map((key, index) => (key === "value" && isName(index) ? "_76_alue" : key)),
    ]),
  );
}

/**
 * Describes the theme of a set, in the group of its collection: its own set is enabled, and those
 * of other collections that apply in each of its modes are sources. A set with any further mode
 * would override the theme that is chosen from its group.
 */
function describeTheme({ name, collection, modes }: StudioSet, sets: readonly StudioSet[]): Json {
  const sources = sets.filter((each) => each.name !== name && applies(each.modes, modes));
  return {
    id: name,
    name: nameModes(modes),
    group: collection.name,
    selectedTokenSets: {
      ...Object.fromEntries(sources.map((each) => [each.name, "source"])),
      [name]: "enabled",
    },
  };
}
