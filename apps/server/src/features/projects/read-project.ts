import type { Database } from "#database/database.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { ItemAnswer } from "#operations/answer.ts";
import type { InProject } from "#operations/call.ts";
import { openDesign } from "./open-design.ts";
import type { RecipeState } from "./stored-project.ts";

/** The parts of a call that a read needs. */
type ReadingCall = Pick<InProject, "organization" | "project">;

/** A project's recipe, with its name and slug. */
export type ReadProject = RecipeState & { readonly name: string; readonly slug: string };

/** The same with the JSON of the recipe. */
type Row = Omit<ReadProject, "design"> & { readonly recipe: string };

const recipeOfProject: Statement<Row> = {
  name: "recipe-of-project",
  text: `select p.name, p.slug, p.recipe::text, p.revision, p.updated_at as "updatedAt",
      p.updated_by as "updatedById", u.name as "updatedByName"
    from projects p left join users u on u.id = p.updated_by
    where p.id = $1`,
};

/** Selects the recipe of a project; no row when the id is null. */
export function selectRecipe(projectId: Uuid | null): BoundStatement<Row> {
  return { statement: recipeOfProject, values: [projectId] };
}

/** Reads the project of a call in one round trip. */
export async function readProject(
  call: ReadingCall & Pick<InProject, "tenant">,
  { database }: { readonly database: Database },
): Promise<ReadProject> {
  const [rows] = await database.read(call.tenant, selectRecipe(call.project.id));
  return openFound(call, rows);
}

/** Creates a read that answers with a part of the project of a call, and with its revision. */
export function showProject<Data>(show: (project: ReadProject) => Data) {
  return {
    select: ({ namedId }: { readonly namedId: Uuid | null }) => [selectRecipe(namedId)] as const,
    answer: (call: ReadingCall, [rows]: readonly [readonly Row[]]): ItemAnswer<Data> => {
      const project = openFound(call, rows);
      return { data: show(project), revision: project.revision };
    },
  };
}

function openFound({ organization, project }: ReadingCall, [found]: readonly Row[]): ReadProject {
  if (found === undefined) throw new ApiError("notFound");
  const { recipe, ...read } = found;
  const design = openDesign({ id: project.id, organizationId: organization.id }, recipe);
  return { ...read, design };
}
