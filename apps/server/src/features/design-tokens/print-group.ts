import type { ReplyOf, operations } from "@tessera/contract";
import {
  hasPinnedVariable,
  readVariables,
  type applyVariables,
  type Design,
} from "@tessera/engine";

/** A group of variables, by the name that the engine has for it. */
export type GroupName = Parameters<typeof applyVariables>[1];

/** What is answered of a group of variables. */
export type PrintedGroup = ReplyOf<typeof operations.getRadii>;

/** A group of a design's variables: custom as soon as one of them is pinned. */
export function printGroup(design: Design, group: GroupName): PrintedGroup {
  return {
    type: hasPinnedVariable(design, group) ? "custom" : "generated",
    variables: readVariables(design, group).map(({ key, value }) => ({ key, value })),
  };
}
