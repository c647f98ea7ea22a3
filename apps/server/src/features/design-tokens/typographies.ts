import { setImmediate as nextTurn } from "node:timers/promises";
import {
  operations,
  typographyGroups,
  type Locale,
  type ParsedOf,
  type ReplyOf,
} from "@tessera/contract";
import type { Design } from "@tessera/engine";
import {
  requireDesign,
  saveProject,
  showProject,
  type StoredProject,
} from "#features/projects/index.ts";
import type { Implement } from "#operations/implement.ts";
import { changeGroup, serializeGroup } from "./variable-groups.ts";

type Typographies = ReplyOf<typeof operations.getTypographies>;
type Groups = ParsedOf<typeof operations.updateTypographies, "body">;

/** Adds the operations that read and change all groups of a project's typography. */
export function implementTypographies(implement: Implement): void {
  implement(operations.getTypographies, showProject(serialize));
  implement(operations.updateTypographies, (call, services) =>
    saveProject(call, services, {
      operation: "updateTypographies",
      change: async ({ design }) => ({
        design: await changeGroups(requireDesign(design), call.body, call.locale),
      }),
      show: serialize,
    }),
  );
}

function serialize({ design }: Pick<StoredProject, "design">): Typographies {
  const groups = typographyGroups.map((group) => [
    group,
    serializeGroup(requireDesign(design), group),
  ]);
  return Object.fromEntries(groups) as Typographies;
}

/** Changes one group in each turn of the event loop, because all together can take long. */
async function changeGroups(design: Design, groups: Groups, locale: Locale): Promise<Design> {
  let changed = design;
  for (const under of typographyGroups) {
    const change = groups[under];
    if (change === undefined) continue;
    changed = changeGroup(changed, under, change, { locale, under });
    await nextTurn();
  }
  return changed;
}
