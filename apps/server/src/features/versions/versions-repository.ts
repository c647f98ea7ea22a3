import { plans, type VersionChanges, type VersionNote } from "@tessera/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { versions } from "#database/schema.ts";
import { runBatch, type BoundStatement, type Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A version as it is stored, without its recipe. */
export type VersionRow = {
  readonly revision: number;
  readonly saves: number;
  readonly createdAt: Date;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly name: string | null;
  readonly isPinned: boolean;
  readonly isCurrent: boolean;
  readonly changes: VersionChanges | null;
  readonly note: VersionNote | null;
};

/** A version with the JSON of its recipe. */
export type StoredVersion = VersionRow & { readonly recipe: string };

/** The facts about a history that its rows do not contain. */
type HistoryFacts = { readonly hasHidden: boolean };

/** The days that each plan shows, as a value of a statement. */
const daysOfPlans = JSON.stringify(
  Object.fromEntries(
    Object.values(plans).map(({ id, entitlements }) => [id, entitlements.versionHistoryDays]),
  ),
);

const columns = `v.revision, v.created_at as "createdAt", v.created_by as "authorId", u.name as "authorName",
  v.name, v.is_pinned as "isPinned", v.revision = p.revision as "isCurrent", v.changes, v.note,
  v.revision - coalesce((select w.revision from versions w
    where w.organization_id = v.organization_id and w.project_id = v.project_id and w.is_listed
      and w.revision < v.revision and w.revision >= v.group_start
    order by w.revision desc limit 1), v.group_start - 1) as saves`;

/** The project of $1, with the time from which its plan shows versions. */
const shownOfProject = `from (
    select p.organization_id, p.id, p.revision,
      now() - make_interval(days => ($2::jsonb ->> o.plan)::int) as since
    from projects p join organizations o on o.id = p.organization_id where p.id = $1
  ) p`;

const versionsOfProject = `${shownOfProject}
  join versions v on v.organization_id = p.organization_id and v.project_id = p.id
    and (v.created_at > p.since or v.revision = p.revision)
  left join users u on u.id = v.created_by`;

const listed: Statement<VersionRow> = {
  name: "versions-listed",
  text: `select ${columns} ${versionsOfProject}
    where v.is_listed and ($3::int is null or v.revision < $3)
    order by v.revision desc limit $4::int`,
};

const pinned: Statement<VersionRow> = {
  name: "versions-pinned",
  text: `select ${columns} ${versionsOfProject}
    where v.is_pinned and $3::int is null order by v.revision desc limit 100`,
};

const facts: Statement<HistoryFacts> = {
  name: "versions-hidden",
  text: `select coalesce((select v.created_at <= p.since and v.revision <> p.revision from versions v
      where v.organization_id = p.organization_id and v.project_id = p.id
      order by v.revision limit 1), false) as "hasHidden"
    ${shownOfProject}`,
};

const opened: Statement<StoredVersion> = {
  name: "version",
  text: `select ${columns}, v.recipe::text ${versionsOfProject} where v.revision = $3::int`,
};

/** A part of a history: the number of its rows, and the revision that they are before. */
export type HistoryPart = { readonly before?: number | undefined; readonly pageSize: number };

/** Selects a part of the history of a project with one row more, its pinned versions, and its facts. */
export function selectVersions(projectId: Uuid, { before, pageSize }: HistoryPart) {
  const project = [projectId, daysOfPlans];
  const start = before === undefined ? null : String(before);
  return [
    { statement: listed, values: [...project, start, String(pageSize + 1)] },
    { statement: pinned, values: [...project, start] },
    { statement: facts, values: project },
  ] as const satisfies readonly BoundStatement<object>[];
}

/** Selects a version that the plan shows. */
export function selectVersion(projectId: Uuid, revision: number): BoundStatement<StoredVersion> {
  return { statement: opened, values: [projectId, daysOfPlans, String(revision)] };
}

/** Finds a version that the plan shows. */
export async function findVersion(
  transaction: Transaction,
  projectId: Uuid,
  revision: number,
): Promise<StoredVersion | undefined> {
  const [[found]] = await runBatch(transaction.$client, [selectVersion(projectId, revision)]);
  return found;
}

/** The changed name and pin of a version. */
export type VersionMark = { readonly name?: string | null; readonly isPinned?: boolean };

/** Names or pins a version, which is then a row of the list. */
export async function markVersion(
  transaction: Transaction,
  place: { readonly organizationId: Uuid; readonly projectId: Uuid; readonly revision: number },
  mark: VersionMark,
): Promise<void> {
  const { organizationId, projectId, revision } = place;
  await transaction
    .update(versions)
    .set({ ...mark, isListed: true })
    .where(
      and(
        eq(versions.organizationId, organizationId),
        eq(versions.projectId, projectId),
        eq(versions.revision, revision),
      ),
    );
}
