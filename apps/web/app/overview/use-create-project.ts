import { type InputOf, operations, type Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "#api-client/call.ts";
import { useLocalizedPath } from "#navigation/use-locale.ts";

/** Makes a project and opens its colors. */
export function useCreateProject(organization: Organization) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  return useMutation({
    mutationFn: async (body: InputOf<typeof operations.createProject>["body"]) =>
      (await call(operations.createProject, { body })).data,
    onSuccess: async ({ slug }) => {
      await queryClient.invalidateQueries({ queryKey: ["projects", organization.id] });
      await navigate(localized(`/${organization.slug}/${slug}/design-system/colors`));
    },
  });
}
