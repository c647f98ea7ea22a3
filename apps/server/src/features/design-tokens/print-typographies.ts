import { typographyGroups, type ReplyOf, type operations } from "@tessera/contract";
import { generate, type Recipe } from "@tessera/engine";
import { printGroup, type PrintedGroup } from "./print-group.ts";

/** Every group of a recipe's typography. */
export function printTypographies(recipe: Recipe): ReplyOf<typeof operations.getTypographies> {
  const set = generate(recipe);
  const show = (group: (typeof typographyGroups)[number]): [string, PrintedGroup] => [
    group,
    printGroup(recipe, group, set),
  ];
  return Object.fromEntries(typographyGroups.map(show)) as ReplyOf<
    typeof operations.getTypographies
  >;
}
