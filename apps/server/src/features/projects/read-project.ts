import type { SavingCall } from "./save-project.ts";
import type { Database } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { openDesignText } from "./open-design.ts";
import type { RecipeState } from "./stored-project.ts";

type Reading = Pick<SavingCall, "actor" | "organization" | "project">;

/** A project's recipe, with its name and slug. */
export type ReadProject = RecipeState & { readonly name: string; readonly slug: string };

/** The same with the JSON of the recipe. */
type Row = Omit<ReadProject, "design"> & { readonly recipe: string };

/** Reads the project of a call in one round trip. */
export async function readProject(
  { actor, organization, project }: Reading,
  { database }: { readonly database: Database },
): Promise<ReadProject> {
  const [found] = await database.readAs<Row>(
    actor.userId,
    `select p.name, p.slug, p.recipe::text, p.revision, p.updated_at as "updatedAt",
       p.updated_by as "updatedById", u.name as "updatedByName"
     from projects p left join users u on u.id = p.updated_by
     where p.organization_id = '${organization.id}' and p.id = '${project.id}'`,
  );
  if (found === undefined) throw new ApiError("notFound");
  const { recipe, ...read } = found;
  const design = openDesignText({ id: project.id, organizationId: organization.id }, recipe);
  return { ...read, design };
}
