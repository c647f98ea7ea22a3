import { useLingui } from "@lingui/react/macro";
import { useMutation, type UseMutationResult, useQueryClient } from "@tanstack/react-query";
import { type Organization, plans, type Project, revisionTag } from "@tessera/contract";
import type { Recipe } from "@tessera/engine";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { navigate } from "#navigation/router.tsx";
import { planPartOf } from "#starting-recipe/plan-part.ts";
import { forgetStartingCode } from "#starting-recipe/starting-code.ts";
import { forgetStartingRecipe } from "#starting-recipe/starting-recipe.ts";
import { keepStartLocks, type Locks, setLocks } from "../strip/locks.ts";
import { beginIntroduction } from "./first-project.ts";

/** The recipe of the first project, and its locks. */
type FirstProjectStart = { readonly recipe: Recipe; readonly locks: Locks };

/** The creation of the first project. */
export type FirstProjectCreation = UseMutationResult<Project, Error, FirstProjectStart>;

/** Returns the mutation that creates the first project with a recipe, and opens its colors. */
export function useCreateFirstProject(organization: Organization): FirstProjectCreation {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ recipe, locks }: FirstProjectStart) => {
      const body = { name: t`My system`, baseColor: recipe.color.base };
      const { data: project } = await call("createProject", { body });
      const { data: saved } = await call("updateRecipe", {
        params: { projectId: project.id },
        body: { recipe: planPartOf(recipe, plans[organization.plan].entitlements) },
        ifMatch: revisionTag(project.revision),
      });
      setLocks(project.id, locks);
      beginIntroduction(project.id, saved.revision);
      return project;
    },
    onSuccess: async ({ slug }) => {
      forgetStartingRecipe();
      forgetStartingCode();
      keepStartLocks(undefined);
      await queryClient.invalidateQueries(queries.allProjects(organization.id));
      navigate(`/${organization.slug}/${slug}/design-system/colors`, { replace: true });
      await queryClient.invalidateQueries({ queryKey: ["projects", organization.id] });
    },
  });
}
