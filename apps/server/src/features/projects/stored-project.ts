import { plans, type PlanId, type ReplyOf, type operations } from "@tessera/contract";
import type { StoredDesign } from "./open-design.ts";

/** A project as it is read for one member. */
export type StoredProject = {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
  readonly design: StoredDesign;
  readonly revision: number;
  readonly isFavorite: boolean;
  /** The number of kept and older projects before it; those beyond the plan's limit are read-only. */
  readonly precedingProjects: number;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
  readonly updatedAt: Date;
  readonly updatedById: string | null;
  readonly updatedByName: string | null;
};

/** The fields of a project that concern its recipe. */
export type RecipeState = Pick<
  StoredProject,
  "design" | "revision" | "updatedAt" | "updatedById" | "updatedByName"
>;

/** Returns whether a project can be written: it is not archived, and among those that the plan keeps writable. */
export function isWritable(
  { archivedAt, precedingProjects }: Pick<StoredProject, "archivedAt" | "precedingProjects">,
  planId: PlanId,
): boolean {
  return archivedAt === null && precedingProjects < plans[planId].entitlements.designSystems;
}

/** The answer of a call that returns a project. */
export function serializeProject(
  project: StoredProject,
  planId: PlanId,
): ReplyOf<typeof operations.updateProject> {
  const { id, organizationId, name, slug, formerSlugs, createdAt, archivedAt, isFavorite } =
    project;
  return {
    ...serializeRecipe(project),
    id,
    organizationId,
    name,
    slug,
    formerSlugs: [...formerSlugs],
    favorite: isFavorite,
    writable: isWritable(project, planId),
    archivedAt: archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** The answer of a call that returns a recipe. */
export function serializeRecipe(project: RecipeState): ReplyOf<typeof operations.getRecipe> {
  const { design, revision, updatedAt, updatedById, updatedByName } = project;
  const isKnown = updatedById !== null && updatedByName !== null;
  return {
    recipe: design.recipe,
    revision,
    updatedAt: updatedAt.toISOString(),
    updatedBy: isKnown ? { id: updatedById, name: updatedByName } : null,
  };
}
