import { plans, type PlanId, type ReplyOf, type operations } from "@tessera/contract";
import type { StoredDesign } from "./open-design.ts";

/** A project as it is read for one member. */
export type StoredProject = {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly slug: string;
  readonly design: StoredDesign;
  readonly revision: number;
  readonly isFavorite: boolean;
  /** How many projects of the organization are older: those beyond the plan's number are not writable. */
  readonly olderProjects: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedById: string | null;
  readonly updatedByName: string | null;
};

/** What of a project concerns its recipe. */
export type RecipeState = Pick<
  StoredProject,
  "design" | "revision" | "updatedAt" | "updatedById" | "updatedByName"
>;

/** A project as the contract's answers show it. */
export type PrintedProject = ReplyOf<typeof operations.updateProject>;

/** Whether a plan leaves a project writable. When a larger plan ends, the oldest projects stay so. */
export function isWritable({ olderProjects }: StoredProject, planId: PlanId): boolean {
  return olderProjects < plans[planId].entitlements.designSystems;
}

/** What is answered of a project. */
export function printProject(project: StoredProject, planId: PlanId): PrintedProject {
  const { id, organizationId, name, slug, createdAt, isFavorite } = project;
  return {
    ...printRecipeState(project),
    id,
    organizationId,
    name,
    slug,
    favorite: isFavorite,
    writable: isWritable(project, planId),
    createdAt: createdAt.toISOString(),
  };
}

/** What is answered of a project's recipe. */
export function printRecipeState(project: RecipeState): ReplyOf<typeof operations.getRecipe> {
  const { design, revision, updatedAt, updatedById, updatedByName } = project;
  const isKnown = updatedById !== null && updatedByName !== null;
  return {
    recipe: design.recipe,
    revision,
    updatedAt: updatedAt.toISOString(),
    updatedBy: isKnown ? { id: updatedById, name: updatedByName } : null,
  };
}
