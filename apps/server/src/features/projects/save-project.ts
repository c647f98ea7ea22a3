import { planLimitValues, plans, type OperationId, type VersionNote } from "@tessera/contract";
import type { Design } from "@tessera/engine";
import type { OrganizationGrant } from "#access/grant.ts";
import { ApiError } from "#errors/api-error.ts";
import type { ItemAnswer } from "#operations/answer.ts";
import type { InProject } from "#operations/call.ts";
import { requireRevision } from "#operations/revision.ts";
import type { Services } from "#services.ts";
import { announceSave } from "./announce-save.ts";
import { recordRevision } from "./record-revision.ts";
import { cacheDesign } from "./open-design.ts";
import { lockProject, updateProject } from "./project-repository.ts";
import { findFeatureBeyond } from "./features-used.ts";
import { isWritable, type StoredProject } from "./stored-project.ts";

/** The parts of a call that a save needs. */
export type SavingCall = InProject & { readonly ifMatch: string | undefined };

/** The changed parts of a project. */
type ProjectChange = {
  readonly name?: string;
  readonly slug?: string;
  readonly design?: Design;
};

/** The services of a save: it is stored, announced to open editors, and notified to the other members. */
type SavingServices = Pick<Services, "database" | "events" | "jobs">;

/** A write of a project's data. */
export type Save<Data> = {
  readonly operation: OperationId;
  /** Returns the changes of the current project; throws when the input does not fit it. */
  readonly change: (project: StoredProject) => ProjectChange | Promise<ProjectChange>;
  /** The change, if it is no edit of tokens; another name is noted without it. */
  readonly note?: VersionNote;
  /** Returns the operation's answer for a project, also for the current state when a revision is stale. */
  readonly show: (project: StoredProject) => Data;
};

/**
 * Saves a project in one transaction with its version and its audit row, and answers with it.
 * It checks the input first, then the plan, then the revision. Every accepted save creates a revision, also when
 * nothing changes, so that one of two saves from the same revision is always stale.
 */
export async function saveProject<Data>(
  call: SavingCall,
  services: SavingServices,
  save: Save<Data>,
): Promise<ItemAnswer<Data>> {
  const reader = call.tenant;
  const turn = `project ${call.project.id}`;
  const saved = await services.database.transactionInTurn(turn, reader, async (transaction) => {
    const project = await lockProject(transaction, reader, call.project.id);
    if (project === undefined) throw new ApiError("notFound");
    const changed = { ...project, ...(await save.change(project)) };
    requirePlan(call.organization, project, changed);
    requireRevision(call.ifMatch, {
      revision: project.revision,
      state: () => save.show(project),
    });
    const next = { ...changed, revision: project.revision + 1 };
    await updateProject(transaction, reader, next);
    if (next.design !== project.design) cacheDesign(project, next.design);
    const recorded = await recordRevision(transaction, reader, {
      projectId: call.project.id,
      revision: next.revision,
      operation: save.operation,
      design: next.design,
      before: project.design,
      note: save.note ?? noteName(project.name, next.name),
    });
    await announceSave(transaction, services, call, { ...recorded, revision: next.revision });
    return recorded.project;
  });
  return { data: save.show(saved), revision: saved.revision };
}

function noteName(from: string, to: string): VersionNote | undefined {
  return from === to ? undefined : { kind: "renamed", from, to };
}

function requirePlan(
  { plan }: OrganizationGrant,
  project: StoredProject,
  changed: StoredProject,
): void {
  if (project.archivedAt !== null) throw new ApiError("archived");
  const { entitlements } = plans[plan];
  const feature = findFeatureBeyond(entitlements, changed.design.recipe, project.design.recipe);
  const limit = isWritable(project, plan) ? feature : "designSystems";
  if (limit) throw new ApiError("planLimit", { values: planLimitValues(limit, plan) });
}
