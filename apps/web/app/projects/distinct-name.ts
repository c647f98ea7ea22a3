import type { Project } from "@tessera/contract";

type NamedProject = Pick<Project, "id" | "name" | "slug">;

/** Returns the name of a project, with its slug when another one of the list has the same name. */
export function distinctName(
  { id, name, slug }: NamedProject,
  projects: readonly NamedProject[],
): string {
  const isShared = projects.some((other) => other.id !== id && other.name === name);
  return isShared ? `${name} (${slug})` : name;
}
