import { typographyGroups, type Locale, type ParsedOf, type operations } from "@tessera/contract";
import type { Recipe } from "@tessera/engine";
import { saveProject } from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { changeGroup } from "./change-group.ts";
import { printTypographies } from "./print-typographies.ts";

type Groups = ParsedOf<typeof operations.updateTypographies, "body">;

type UpdateTypographies = typeof operations.updateTypographies;

/** Changes some groups of a project's typography, in one save. */
export async function updateTypographies(
  call: Call<UpdateTypographies>,
  services: Services,
): Promise<Answer<UpdateTypographies>> {
  const { recipe, revision } = await saveProject(call, services, {
    operation: "updateTypographies",
    change: (project) => ({ recipe: changeGroups(project.recipe, call.body, call.locale) }),
    show: (project) => printTypographies(project.recipe),
  });
  return { data: printTypographies(recipe), revision };
}

function changeGroups(recipe: Recipe, groups: Groups, locale: Locale): Recipe {
  return typographyGroups.reduce((changed, under) => {
    const change = groups[under];
    return change ? changeGroup(changed, under, change, { locale, under }) : changed;
  }, recipe);
}
