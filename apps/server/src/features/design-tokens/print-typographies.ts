import { typographyGroups, type ReplyOf, type operations } from "@tessera/contract";
import type { Design } from "@tessera/engine";
import { printGroup, type PrintedGroup } from "./print-group.ts";

/** Returns all groups of a design's typography. */
export function printTypographies(design: Design): ReplyOf<typeof operations.getTypographies> {
  const show = (group: (typeof typographyGroups)[number]): [string, PrintedGroup] => [
    group,
    printGroup(design, group),
  ];
  return Object.fromEntries(typographyGroups.map(show)) as ReplyOf<
    typeof operations.getTypographies
  >;
}
