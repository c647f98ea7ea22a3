import type { Locale, ReplyOf, VariableGroup, operations } from "@tessera/contract";
import { applyVariables, hasPinnedVariable, readVariables, type Design } from "@tessera/engine";
import { requireParsed } from "#features/projects/index.ts";

/** The engine's id of a group of variables. */
export type GroupName = Parameters<typeof applyVariables>[1];

/** The answer of a call that reads a group of variables. */
export type SerializedGroup = ReplyOf<typeof operations.getRadii>;

/** Returns a group of a design's variables; it is custom when one of them is pinned. */
export function serializeGroup(design: Design, group: GroupName): SerializedGroup {
  return {
    type: hasPinnedVariable(design, group) ? "custom" : "generated",
    variables: readVariables(design, group).map(({ key, value }) => ({ key, value })),
  };
}

/** Pins or resets variables of a group; throws the message of every wrong field, prefixed by `under`. */
export function changeGroup(
  design: Design,
  group: GroupName,
  change: VariableGroup,
  { locale, under = "" }: { readonly locale: Locale; readonly under?: string },
): Design {
  return requireParsed(applyVariables(design, group, change), locale, under);
}
