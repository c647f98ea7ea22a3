import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import type { PrintedFiles } from "../format/format.ts";
import { listTextLeaves } from "../format/text-leaves.ts";
import { nestTokens, type Leaf } from "../json-text/nest-tokens.ts";
import { printJson } from "../json-text/print-json.ts";
import { tabulateModes } from "../modes/mode-table.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { createWriter, type Writer } from "./create-writer.ts";
import { describeResolver } from "./describe-resolver.ts";
import { listEntries } from "./list-entries.ts";
import { schemas } from "./schemas.ts";

const mediaType = "application/design-tokens+json";
const noSpacing = { value: 0, unit: "px" };

/**
 * Prints a token set as DTCG 2025.10: a file with every token in the first modes, and a resolver
 * file with a modifier for each axis that changes some. Text styles are typography tokens, whose
 * parts refer to the others. A value that DTCG cannot express has its CSS under `app.tessera` in `$extensions`.
 */
export function printDtcg(given: TokenSet, options: PrintOptions = {}): PrintedFiles {
  const { schemes, comments = true, prefix } = options;
  const set = convertLengths(given, options.lengthUnit);
  const title = printCommentText(options.title ?? "");
  const table = tabulateModes(set, schemes);
  const entries = listEntries(set, table, prefix);
  const writer = createWriter(set, prefix);
  const leaves = [
    ...(comments ? listDescriptions(set, writer) : []),
    ...entries.tokens.map(writer.write),
    ...listTextLeaves(set, { keysOf: writer.keysOf, prefix, noSpacing }),
  ];
  const tokens = {
    $schema: `${schemas}/format.json`,
    ...(title && { $description: title }),
    ...nestTokens(leaves),
  };
  const resolver = describeResolver(entries, table, writer, title);
  return [
    { path: "tokens.json", mediaType, text: printJson(tokens) },
    { path: "tokens.resolver.json", mediaType, text: printJson(resolver) },
  ];
}

function listDescriptions(set: TokenSet, { keysOf }: Writer): readonly Leaf[] {
  return describeGroups(set, keysOf).map(({ keys, text }) => ({
    keys: [...keys, "$description"],
    value: text,
  }));
}

/** Describes each group of the file, by its keys, with exactly the tokens of a titled group. */
function describeGroups(
  { groups }: TokenSet,
  keysOf: ReadonlyMap<string, readonly string[]>,
): readonly { readonly keys: readonly string[]; readonly text: string }[] {
  const counts = new Map<string, number>();
  for (const keys of keysOf.values())
    for (let length = 1; length < keys.length; length += 1) {
      const place = keys.slice(0, length).join(".");
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  return groups.flatMap(({ title, paths }) => {
    const keys = findSharedGroup(paths.map((path) => keysOf.get(path) ?? []));
    const text = printCommentText(title);
    return text && keys.length > 0 && counts.get(keys.join(".")) === paths.length
      ? [{ keys, text }]
      : [];
  });
}

function findSharedGroup(all: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = all;
  const length = first.findIndex(
    (key, index) => index === first.length - 1 || others.some((keys) => keys[index] !== key),
  );
  return first.slice(0, Math.max(0, length));
}
