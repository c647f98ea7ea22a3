import { axisNames, type Modes } from "#tokens/modes/mode.ts";
import { nestTokens } from "../json-text/nest-tokens.ts";
import type { Json } from "../json-text/print-json.ts";
import type { ModeTable } from "../modes/mode-table.ts";
import type { Writer } from "./create-writer.ts";
import type { Entries } from "./list-entries.ts";
import { schemas } from "./schemas.ts";

/**
 * Describes the resolver of a set: its tokens first, then a modifier for each axis that changes
 * something.
 */
export function describeResolver(
  entries: Entries,
  table: ModeTable,
  writer: Writer,
  title: string,
): Json {
  const places = entries.places.map(writer.write);
  const axes = axisNames.filter((axis) => entries.changes.has(axis));
  const modifiers = axes.map((axis) => [axis, describeModifier(axis, entries, table, writer)]);
  const order = [
    "sets/tokens",
    ...(places.length > 0 ? ["sets/combinations"] : []),
    ...axes.map((axis) => `modifiers/${axis}`),
  ];
  return {
    $schema: `${schemas}/resolver.json`,
    ...(title && { description: title }),
    version: "2025.10",
    sets: {
      tokens: { sources: [{ $ref: "tokens.json" }] },
      ...(places.length > 0 && { combinations: { sources: [nestTokens(places)] } }),
    },
    ...(axes.length > 0 && { modifiers: Object.fromEntries(modifiers) as Json }),
    resolutionOrder: order.map((ref) => ({ $ref: `#/${ref}` })),
  };
}

function describeModifier(
  axis: keyof Modes,
  { changes }: Entries,
  table: ModeTable,
  { write }: Writer,
): Json {
  const contexts = table.values[axis].map((context): readonly [string, Json] => {
    const leaves = (changes.get(axis)?.get(context) ?? []).map(write);
    return [context, leaves.length > 0 ? [nestTokens(leaves)] : []];
  });
  return { contexts: Object.fromEntries(contexts), default: table.first[axis] };
}
