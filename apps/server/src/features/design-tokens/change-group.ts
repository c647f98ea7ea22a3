import type { Locale, VariableGroup } from "@tessera/contract";
import { applyVariables, type Design } from "@tessera/engine";
import { requireParsed } from "#features/projects/index.ts";
import type { GroupName } from "./print-group.ts";

/** The design with some variables of a group pinned or let go; throws with a message beside every field that does not fit, its path under `under`. */
export function changeGroup(
  design: Design,
  group: GroupName,
  change: VariableGroup,
  { locale, under = "" }: { readonly locale: Locale; readonly under?: string },
): Design {
  return requireParsed(applyVariables(design, group, change), locale, under);
}
