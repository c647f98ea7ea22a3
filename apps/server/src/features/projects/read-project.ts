import type { Database } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { findProject } from "./project-repository.ts";
import { readerOf, type SavingCall } from "./save-project.ts";
import type { StoredProject } from "./stored-project.ts";

/** The project that a call names, as the caller sees it now. */
export function readProject(
  call: Omit<SavingCall, "ifMatch">,
  { database }: { readonly database: Database },
): Promise<StoredProject> {
  return database.transaction(call.tenant, async (transaction) => {
    const project = await findProject(transaction, readerOf(call), call.project.id);
    if (project === undefined) throw new ApiError("notFound");
    return project;
  });
}
