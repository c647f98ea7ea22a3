import type { Project } from "@tessera/contract";

type NamedProject = Pick<Project, "name" | "slug">;

/** Adds to each project its name, with its slug if another one of the list has the same name. */
export function withDistinctNames<Named extends NamedProject>(
  projects: readonly Named[],
): readonly (Named & { readonly distinctName: string })[] {
  const counts = new Map<string, number>();
  for (const { name } of projects) counts.set(name, (counts.get(name) ?? 0) + 1);
  return projects.map((project) => {
    const { name, slug } = project;
    return { ...project, distinctName: counts.get(name) === 1 ? name : `${name} (${slug})` };
  });
}
