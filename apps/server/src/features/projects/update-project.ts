import { fieldProblems, fillText, type Locale, type operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { saveProject } from "./save-project.ts";
import { serializeProject } from "./stored-project.ts";

type UpdateProject = typeof operations.updateProject;

/** Changes the name and the slug of a project; its links work with the former slug too. */
export function updateProject(
  call: Call<UpdateProject>,
  services: Services,
): Promise<Answer<UpdateProject>> {
  const { name, slug } = call.body;
  return saveProject(call, services, {
    operation: "updateProject",
    change: () => ({ name, ...(slug !== undefined && { slug }) }),
    show: (project) => serializeProject(project, call.organization.plan),
  }).catch((error: unknown) => {
    throw isSlugTaken(error) ? createSlugTaken(call.locale) : error;
  });
}

/** Returns whether another project of the organization has the slug. */
function isSlugTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "constraint" in cause && cause.constraint === "projects_slug";
}

function createSlugTaken(locale: Locale): ApiError {
  return new ApiError("invalid", { fields: { slug: fillText(fieldProblems.slugTaken, locale) } });
}
