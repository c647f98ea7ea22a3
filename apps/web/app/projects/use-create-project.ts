import {
  type Entitlements,
  type Organization,
  plans,
  type Project,
  revisionTag,
} from "@tessera/contract";
import type { HexColor, Recipe } from "@tessera/engine";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { navigate } from "#navigation/router.tsx";
import { planPartOf } from "#starting-recipe/plan-part.ts";
import { forgetStartingCode } from "#starting-recipe/starting-code.ts";
import {
  applyStartingRecipe,
  findStartingRecipe,
  forgetStartingRecipe,
} from "#starting-recipe/starting-recipe.ts";

/** The source of a new project’s recipe: a color, a whole recipe, or a copy of another project. */
export type ProjectStart =
  | { readonly from: "color"; readonly baseColor: HexColor }
  | { readonly from: "recipe"; readonly recipe: Recipe }
  | { readonly from: "copy"; readonly projectId: Project["id"] };

/** A project to create. */
export type NewProject = { readonly name: string; readonly start: ProjectStart };

/** Returns the mutation that creates a project, and opens its colors. */
export function useCreateProject(organization: Organization) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewProject) =>
      createProject(wanted, plans[organization.plan].entitlements),
    onSuccess: async ({ slug }) => {
      const { queryKey } = queries.allProjects(organization.id);
      await queryClient.invalidateQueries({ queryKey });
      // Back returns to the overview without its dialog for a new project.
      navigate("/overview", { replace: true });
      navigate(`/${organization.slug}/${slug}/design-system/colors`);
      await queryClient.invalidateQueries({ queryKey: ["projects", organization.id] });
    },
  });
}

async function createProject(
  { name, start }: NewProject,
  entitlements: Entitlements,
): Promise<Project> {
  if (start.from === "copy") {
    const params = { projectId: start.projectId };
    return (await call("duplicateProject", { params, body: { name } })).data;
  }
  const baseColor = start.from === "color" ? start.baseColor : start.recipe.color.base;
  const { data } = await call("createProject", { body: { name, baseColor } });
  const recipe =
    start.from === "color" ? findDecided(data) : planPartOf(start.recipe, entitlements);
  if (recipe) await saveRecipe(data, recipe);
  return data;
}

/** Finds the recipe with the decisions of the home page, if there are any. */
function findDecided(project: Project): Recipe | undefined {
  const starting = findStartingRecipe();
  const { base } = project.recipe.color;
  return starting && applyStartingRecipe({ ...starting, base }, project.recipe);
}

/** Saves a recipe into a new project, which is created even if this fails. */
async function saveRecipe(project: Project, recipe: Recipe): Promise<void> {
  try {
    await call("updateRecipe", {
      params: { projectId: project.id },
      body: { recipe },
      ifMatch: revisionTag(project.revision),
    });
    forgetStartingRecipe();
    forgetStartingCode();
  } catch (failure) {
    // The project exists, and the start is quick to repeat in its editor.
    console.error(failure);
  }
}
