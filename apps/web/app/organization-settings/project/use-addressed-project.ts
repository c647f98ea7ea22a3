import type { Organization, Project } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { projectLists } from "#api-client/project-lists.ts";
import { useParams } from "#navigation/router.tsx";

/** The project in the address; undefined while it loads, or when no project has the address. */
export type AddressedProject = {
  readonly project: Project | undefined;
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** Finds the project in the address among the active and then the archived ones. */
export function useAddressedProject(organization: Organization | undefined): AddressedProject {
  const slug = useParams()["project"];
  const id = organization?.id ?? ("" as Organization["id"]);
  const active = useQuery({ ...projectLists.active(id), enabled: organization !== undefined });
  const found = active.data?.find((project) => project.slug === slug);
  const isSought = active.data !== undefined && !found;
  const archived = useQuery({ ...projectLists.archived(id), enabled: isSought });
  const project = found ?? archived.data?.find((each) => each.slug === slug);
  const failed = [active, archived].find(({ isError }) => isError);
  return {
    project,
    isMissing: isSought && archived.data !== undefined && !project,
    error: project ? null : (failed?.error ?? null),
    retry: () => void failed?.refetch(),
  };
}
