import type { Project } from "@tessera/contract";

type NamedProject = Pick<Project, "name" | "slug">;

/**
 * Adds to each project its name, with its slug if another project of the organization has the same
 * name, archived or not.
 */
export function withDistinctNames<Named extends NamedProject>(
  projects: readonly Named[],
  all: readonly Pick<NamedProject, "name">[] = projects,
): readonly (Named & { readonly distinctName: string })[] {
  const repeated = listRepeatedNames(all);
  return projects.map((project) => {
    const { name, slug } = project;
    return { ...project, distinctName: repeated.has(name) ? `${name} (${slug})` : name };
  });
}

/** Returns the names that several of the projects have. */
export function listRepeatedNames(
  projects: readonly Pick<NamedProject, "name">[],
): ReadonlySet<string> {
  const [once, repeated] = [new Set<string>(), new Set<string>()];
  for (const { name } of projects) (once.has(name) ? repeated : once).add(name);
  return repeated;
}
