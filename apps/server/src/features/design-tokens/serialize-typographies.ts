import { typographyGroups, type ReplyOf, type operations } from "@tessera/contract";
import type { Design } from "@tessera/engine";
import { serializeGroup, type SerializedGroup } from "./serialize-group.ts";

/** Returns all groups of a design's typography. */
export function serializeTypographies(design: Design): ReplyOf<typeof operations.getTypographies> {
  const show = (group: (typeof typographyGroups)[number]): [string, SerializedGroup] => [
    group,
    serializeGroup(design, group),
  ];
  return Object.fromEntries(typographyGroups.map(show)) as ReplyOf<
    typeof operations.getTypographies
  >;
}
