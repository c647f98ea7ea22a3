import type {
  Notification,
  NotificationDetails,
  NotificationKind,
  PlanId,
} from "@tessera/contract";
import { organizationIdSchema, projectIdSchema, userIdSchema } from "@tessera/contract";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A notification as it is stored, with the names that its user may read. */
export type NotificationRow = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly details: NotificationDetails;
  readonly writtenIn: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly organizationId: string | null;
  readonly organizationName: string | null;
  readonly organizationSlug: string | null;
  readonly projectId: string | null;
  /** Followed by the slug when another project of the organization has the same name. */
  readonly projectName: string | null;
  readonly projectSlug: string | null;
};

const rowsOfUser = `select n.id, n.kind, n.created_at as "createdAt", n.read_at as "readAt", n.details,
    n.written_in::text as "writtenIn", a.id as "actorId", a.name as "actorName",
    o.id as "organizationId", o.name as "organizationName", o.slug as "organizationSlug",
    p.id as "projectId", p.slug as "projectSlug",
    p.name || case when exists (select from projects other
        where other.organization_id = p.organization_id and other.name = p.name and other.id <> p.id)
      then ' (' || p.slug || ')' else '' end as "projectName"
  from notifications n
  left join users a on a.id = n.actor_id
  left join organizations o on o.id = n.organization_id
  left join projects p on p.organization_id = n.organization_id and p.id = n.project_id
  where n.user_id = $1`;

const listed: Statement<NotificationRow> = {
  name: "notifications",
  text: `${rowsOfUser} and ($2 = 'all' or n.read_at is null)
    order by n.id desc limit $3::int offset $4::int`,
};

const counted: Statement<{ readonly total: number }> = {
  name: "notifications-counted",
  text: `select count(*)::int as total from notifications
    where user_id = $1 and ($2 = 'all' or read_at is null)`,
};

/** The rows after a cursor, up to the first transaction that may still be open. */
const streamed: Statement<NotificationRow> = {
  name: "notifications-streamed",
  text: `${rowsOfUser} and (n.written_in, n.id) > ($2::bigint, $3::uuid)
      and n.written_in < (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint
    order by n.written_in, n.id limit 50`,
};

/** The facts of a stream beside its rows. */
type StreamFacts = {
  readonly unread: number;
  /** The plans of the user's organizations, by organization. */
  readonly plans: Readonly<Record<string, PlanId>>;
  /** The first transaction that may still be open. */
  readonly firstOpen: string;
  /** True when a notification was written in a transaction that is not the oldest open one. */
  readonly isBehind: boolean;
};

const facts: Statement<StreamFacts> = {
  name: "notifications-facts",
  text: `select (select count(*)::int from notifications where user_id = $1 and read_at is null) as unread,
      (select coalesce(jsonb_object_agg(o.id, o.plan), '{}') from members m
        join organizations o on o.id = m.organization_id where m.user_id = $1) as plans,
      pg_snapshot_xmin(pg_current_snapshot())::text as "firstOpen",
      exists (select from notifications where user_id = $1
        and written_in >= (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint) as "isBehind"`,
};

/** A part of the list of a user. */
export type NotificationPart = {
  readonly state: "all" | "unread";
  readonly page: number;
  readonly pageSize: number;
};

/** Selects a page of a user's notifications, and their number. */
export function selectNotifications(userId: Uuid, { state, page, pageSize }: NotificationPart) {
  const offset = String((page - 1) * pageSize);
  return [
    { statement: listed, values: [userId, state, String(pageSize), offset] },
    { statement: counted, values: [userId, state] },
  ] as const satisfies readonly BoundStatement<object>[];
}

const found: Statement<NotificationRow> = {
  name: "notification",
  text: `${rowsOfUser} and n.id = $2::uuid`,
};

/** Selects one notification of a user. */
export function selectNotification(userId: Uuid, id: Uuid): BoundStatement<NotificationRow> {
  return { statement: found, values: [userId, id] };
}

/** The place of a stream: a transaction, and an id in it. */
export type StreamCursor = { readonly writtenIn: string; readonly id: string };

/** Selects the notifications after a cursor, and the facts of the stream. */
export function selectAfter(userId: Uuid, { writtenIn, id }: StreamCursor) {
  return [
    { statement: streamed, values: [userId, writtenIn, id] },
    { statement: facts, values: [userId] },
  ] as const satisfies readonly BoundStatement<object>[];
}

/** The answer of a call that returns a notification. */
export function serializeNotification(row: NotificationRow): Notification {
  const { id, kind, details, createdAt, readAt, actorId, actorName } = row;
  const { organizationId, organizationName, organizationSlug } = row;
  const { projectId, projectName, projectSlug } = row;
  return {
    id,
    kind,
    details,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    actor:
      actorId === null || actorName === null
        ? null
        : { id: userIdSchema.parse(actorId), name: actorName },
    organization:
      organizationId === null || organizationName === null || organizationSlug === null
        ? null
        : {
            id: organizationIdSchema.parse(organizationId),
            name: organizationName,
            slug: organizationSlug,
          },
    project:
      projectId === null || projectName === null || projectSlug === null
        ? null
        : { id: projectIdSchema.parse(projectId), name: projectName, slug: projectSlug },
  };
}
