import {
  type Entitlements,
  type InputOf,
  type Operations,
  type Organization,
  plans,
  type Project,
  revisionTag,
} from "@tessera/contract";
import { parseShareCode, type Recipe } from "@tessera/engine";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { navigate } from "#navigation/router.tsx";
import { planPartOf } from "#starting-recipe/plan-part.ts";
import { findStartingCode, forgetStartingCode } from "#starting-recipe/starting-code.ts";
import {
  applyStartingRecipe,
  findStartingRecipe,
  forgetStartingRecipe,
} from "#starting-recipe/starting-recipe.ts";

/**
 * Returns the mutation that creates a project with the decisions from the home page, and opens its
 * colors.
 */
export function useCreateProject(organization: Organization) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: InputOf<Operations["createProject"]>["body"]) => {
      const { data } = await call("createProject", { body });
      await saveStartingRecipe(data, plans[organization.plan].entitlements);
      return data;
    },
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

/**
 * Saves the decisions of the home page or of a share code into a new project, which is created even
 * if this fails.
 */
async function saveStartingRecipe(project: Project, entitlements: Entitlements): Promise<void> {
  const recipe = findRecipe(project, entitlements);
  if (!recipe) return;
  try {
    await call("updateRecipe", {
      params: { projectId: project.id },
      body: { recipe },
      ifMatch: revisionTag(project.revision),
    });
    forgetStartingRecipe();
    forgetStartingCode();
  } catch (failure) {
    // The project exists, and both decisions are quick to repeat in its editor.
    console.error(failure);
  }
}

/** Finds the recipe to start from, with the base color of the new project. */
function findRecipe(project: Project, entitlements: Entitlements): Recipe | undefined {
  const { base } = project.recipe.color;
  const parsed = parseShareCode(findStartingCode() ?? "");
  if (parsed.ok) {
    const recipe = planPartOf(parsed.value.recipe, entitlements);
    return { ...recipe, color: { ...recipe.color, base } };
  }
  const starting = findStartingRecipe();
  return starting && applyStartingRecipe({ ...starting, base }, project.recipe);
}
