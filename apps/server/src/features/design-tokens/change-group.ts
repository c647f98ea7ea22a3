import type { Locale, VariableGroup } from "@tessera/contract";
import { applyVariables, type Design } from "@tessera/engine";
import { requireParsed } from "#features/projects/index.ts";
import type { GroupName } from "./serialize-group.ts";

/** Pins or resets variables of a group; throws the message of every wrong field, prefixed by `under`. */
export function changeGroup(
  design: Design,
  group: GroupName,
  change: VariableGroup,
  { locale, under = "" }: { readonly locale: Locale; readonly under?: string },
): Design {
  return requireParsed(applyVariables(design, group, change), locale, under);
}
