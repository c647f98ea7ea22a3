import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { saveProject } from "./save-project.ts";
import { serializeProject, type StoredProject } from "./stored-project.ts";

type UpdateProject = typeof operations.updateProject;

/** Renames a project. */
export async function updateProject(
  call: Call<UpdateProject>,
  services: Services,
): Promise<Answer<UpdateProject>> {
  const show = (project: StoredProject) => serializeProject(project, call.organization.plan);
  const saved = await saveProject(call, services, {
    operation: "updateProject",
    change: () => ({ name: call.body.name }),
    show,
  });
  return { data: show(saved), revision: saved.revision };
}
