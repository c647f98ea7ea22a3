import { operations, userIdSchema } from "@tessera/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { presences } from "#database/schema.ts";
import { runBatch, type Statement } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import type { EventSource, StreamEvent } from "#events/event-stream.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import type { InProject } from "#operations/call.ts";
import type { Implement } from "#operations/implement.ts";
import type { Services } from "#services.ts";

/** Adds the operation that streams the saves of a project and the people who have it open. */
export function implementPresence(implement: Implement): void {
  implement(operations.streamProject, (call, services) =>
    Promise.resolve(createProjectSource(call, services)),
  );
}

type SavedRow = {
  readonly revision: number;
  readonly createdAt: Date;
  readonly authorId: string | null;
  readonly authorName: string | null;
};

const savedAfter: Statement<SavedRow> = {
  name: "saved-after",
  text: `select v.revision, v.created_at as "createdAt", u.id as "authorId", u.name as "authorName"
    from versions v left join users u on u.id = v.created_by
    where v.organization_id = $1 and v.project_id = $2 and v.revision > $3::int
    order by v.revision limit 50`,
};

/** A person who has the project open. */
type Person = { readonly id: string; readonly name: string };

const peopleOfProject: Statement<Person> = {
  name: "people-of-project",
  text: `select distinct u.id, u.name from presences p join users u on u.id = p.user_id
    where p.organization_id = $1 and p.project_id = $2 and p.seen_at > now() - interval '40 seconds'
    order by u.name, u.id limit 50`,
};

const projectExists: Statement<{ readonly id: string }> = {
  name: "project-exists",
  text: "select id from projects where organization_id = $1 and id = $2",
};

/** Marks a stream as seen; returns whether it is new. */
const seen: Statement<{ readonly isNew: boolean }> = {
  name: "presence-seen",
  text: `insert into presences (organization_id, project_id, stream_id, user_id)
    values ($1, $2, $3, $4)
    on conflict (organization_id, project_id, stream_id) do update set seen_at = now()
    returning (xmax = 0) as "isNew"`,
};

type Place = Pick<InProject, "tenant" | "project">;

/** Returns the events of a project: its saves, and the people who have it open. */
function createProjectSource(
  { tenant, project }: Place,
  { database, events }: Services,
): EventSource {
  const streamId = createUuid();
  const place = [tenant.organizationId, project.id];
  let shownPeople = "";
  return {
    topics: [`project ${project.id}`, `user ${tenant.userId}`],
    read: (after) =>
      database.transaction(tenant, async (transaction) => {
        const revision = parseRevision(after) ?? project.revision;
        await markSeen(transaction, { tenant, project, streamId, events });
        const [saved, people] = await runBatch(transaction.$client, [
          { statement: savedAfter, values: [...place, String(revision)] },
          { statement: peopleOfProject, values: place },
        ]);
        const isChanged = JSON.stringify(people) !== shownPeople;
        shownPeople = JSON.stringify(people);
        return {
          events: [...saved.map(printSaved), ...(isChanged ? [printPresence(people)] : [])],
          isBehind: saved.length === 50,
        };
      }),
    close: () =>
      database.transaction(tenant, async (transaction) => {
        await transaction
          .delete(presences)
          .where(
            and(
              eq(presences.organizationId, tenant.organizationId),
              eq(presences.projectId, project.id),
              eq(presences.streamId, streamId),
            ),
          );
        await events.announce(transaction, [`project ${project.id}`]);
      }),
  };
}

type Marked = Place & { readonly streamId: Uuid; readonly events: Services["events"] };

async function markSeen(
  transaction: Transaction,
  { tenant, project, streamId, events }: Marked,
): Promise<void> {
  const { organizationId, userId } = tenant;
  const [[found]] = await runBatch(transaction.$client, [
    { statement: projectExists, values: [organizationId, project.id] },
  ]);
  // A project that was moved is opened again in its new organization.
  if (found === undefined) throw new ApiError("notFound");
  const [[marked]] = await runBatch(transaction.$client, [
    { statement: seen, values: [organizationId, project.id, streamId, userId] },
  ]);
  if (marked?.isNew) await events.announce(transaction, [`project ${project.id}`]);
}

function parseRevision(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function printSaved({ revision, createdAt, authorId, authorName }: SavedRow): StreamEvent {
  const author =
    authorId === null || authorName === null
      ? null
      : { id: userIdSchema.parse(authorId), name: authorName };
  const data = { revision, author, createdAt: createdAt.toISOString() };
  return { id: String(revision), event: "saved", data };
}

function printPresence(people: readonly Person[]): StreamEvent {
  return { event: "presence", data: { people } };
}
