import { describeProblems, type Locale, type VariableGroup } from "@tessera/contract";
import { applyVariables, type Parsed, type Recipe } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";
import type { GroupName } from "./print-group.ts";

/** The recipe with some variables of a group pinned or let go; throws with a message beside every field that does not fit, its path under `under`. */
export function changeGroup(
  recipe: Recipe,
  group: GroupName,
  change: VariableGroup,
  { locale, under = "" }: { readonly locale: Locale; readonly under?: string },
): Recipe {
  return requireRecipe(applyVariables(recipe, group, change), locale, under);
}

/** What the engine parsed; throws with a message beside every field that does not fit. */
export function requireRecipe(parsed: Parsed<Recipe>, locale: Locale, under = ""): Recipe {
  if (parsed.ok) return parsed.value;
  throw new ApiError("invalid", describeProblems(parsed.problems, locale, under));
}
