import {
  type InputOf,
  type Operations,
  type Organization,
  type Project,
  revisionTag,
} from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { navigate } from "#navigation/router.tsx";
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
      await saveStartingRecipe(data);
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
 * Saves the ratio and the unit of the home page into a new project, which is created even if this
 * fails.
 */
async function saveStartingRecipe(project: Project): Promise<void> {
  const starting = findStartingRecipe();
  if (!starting) return;
  const { base } = project.recipe.color;
  try {
    await call("updateRecipe", {
      params: { projectId: project.id },
      body: { recipe: applyStartingRecipe({ ...starting, base }, project.recipe) },
      ifMatch: revisionTag(project.revision),
    });
    forgetStartingRecipe();
  } catch (failure) {
    // The project exists, and both decisions are quick to repeat in its editor.
    console.error(failure);
  }
}
