import type { ReplyOf, operations } from "@tessera/contract";
import {
  hasPinnedVariable,
  readVariables,
  type applyVariables,
  type Design,
} from "@tessera/engine";

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
