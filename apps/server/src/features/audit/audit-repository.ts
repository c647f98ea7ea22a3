import type { auditEntrySchema } from "@tessera/contract";
import type { z } from "zod";
import { providerActor } from "#audit/record-audit.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored entry with the names of the people and things that still exist in the organization. */
export type AuditRow = {
  readonly id: string;
  readonly createdAt: Date;
  /** The id of the user who acted; null for former members. */
  readonly actorId: string | null;
  readonly actorName: string | null;
  /** The pseudonym of the user who acted. */
  readonly pseudonym: string;
  readonly operation: string;
  readonly subjectName: string | null;
  readonly details: Readonly<Record<string, string | number>>;
};

/** The conditions that an entry fulfills; an absent one accepts every entry. */
export type AuditFilter = {
  readonly operations: readonly string[] | undefined;
  readonly actorId: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The operations, ids and the end of an id that a search means; an entry fulfills one of them. */
  readonly search:
    | {
        readonly operations: readonly string[];
        readonly ids: readonly string[];
        readonly mark: string | undefined;
      }
    | undefined;
};

/** The filter that every entry fulfills. */
export const everyEntry: AuditFilter = {
  operations: undefined,
  actorId: undefined,
  from: undefined,
  to: undefined,
  search: undefined,
};

const day = "at time zone 'Europe/Istanbul'";

const fulfills = `a.organization_id = $1
  and ($2::text[] is null or a.operation = any($2))
  and ($3::uuid is null or a.actor_id = (select u.audit_id from users u where u.id = $3))
  and ($4::date is null or a.created_at >= $4::date::timestamp ${day})
  and ($5::date is null or a.created_at < ($5::date + 1)::timestamp ${day})
  and ($6::text[] is null or a.operation = any($6) or a.actor_id = any($7::uuid[])
    or a.subject_id = any($7::uuid[]) or right(a.actor_id::text, 4) = $8)`;

/**
 * The names of projects, also of those that have left the organization, which the entry of their
 * deletion or move keeps; with the slug, if it is known, when several have the same name.
 */
const projectNames = `project_names as (
    select id, case when count(*) over (partition by name) > 1 and slug is not null
      then name || ' (' || slug || ')' else name end as name
    from (select id, name, slug from projects where organization_id = $1
      union all (select distinct on (a.subject_id) a.subject_id, a.details ->> 'name', a.details ->> 'slug'
        from audit a where a.organization_id = $1 and a.operation in ('deleteProject', 'moveProject')
          and a.details ? 'name' and not exists (select from projects p
            where p.organization_id = $1 and p.id = a.subject_id)
        order by a.subject_id, a.id desc)) named)`;

const entries: Statement<AuditRow> = {
  name: "audit-entries",
  text: `with ${projectNames}
    select a.id, a.created_at as "createdAt", am.user_id as "actorId",
      case when a.actor_id = '${providerActor}' then 'Tessera'
        when am.user_id is not null then au.name end as "actorName", a.actor_id as pseudonym,
      a.operation, coalesce(p.name, case when sm.user_id is not null then su.name end, i.email)
        as "subjectName", a.details
    from (select * from audit a where ${fulfills} and ($9::uuid is null or a.id < $9)
      order by a.id desc limit $10 offset $11) a
    left join users au on au.audit_id = a.actor_id
    left join members am on am.organization_id = $1 and am.user_id = au.id
    left join project_names p on p.id = a.subject_id
    left join users su on su.audit_id = a.subject_id
    left join members sm on sm.organization_id = $1 and sm.user_id = su.id
    left join invitations i on i.organization_id = $1 and i.id = a.subject_id
    order by a.id desc`,
};

const countOfEntries: Statement<{ readonly total: number }> = {
  name: "count-of-audit-entries",
  text: `select count(*)::int as total from audit a where ${fulfills}`,
};

/** A part of the list: the entries older than an id, or those after a number of entries. */
type Part = { readonly before?: string; readonly limit: number; readonly offset?: number };

/** Selects the entries that fulfill a filter, the newest first. */
export function selectEntries(
  organizationId: Uuid,
  filter: AuditFilter,
  { before, limit, offset = 0 }: Part,
): BoundStatement<AuditRow> {
  const part = [before ?? null, String(limit), String(offset)];
  return { statement: entries, values: [...valuesOf(organizationId, filter), ...part] };
}

/** Counts the entries that fulfill a filter. */
export function countEntries(
  organizationId: Uuid,
  filter: AuditFilter,
): BoundStatement<{ readonly total: number }> {
  return { statement: countOfEntries, values: valuesOf(organizationId, filter) };
}

function valuesOf(organizationId: Uuid, filter: AuditFilter): readonly (string | null)[] {
  const { operations, actorId, from, to, search } = filter;
  return [
    organizationId,
    operations ? listOf(operations) : null,
    actorId ?? null,
    from ?? null,
    to ?? null,
    search ? listOf(search.operations) : null,
    search ? listOf(search.ids) : null,
    search?.mark ?? null,
  ];
}

/** Prints ids, or names of operations, as an array of PostgreSQL; none of them needs quotes. */
function listOf(words: readonly string[]): string {
  return `{${words.join(",")}}`;
}

/** A person, by pseudonym, or a thing of an organization that entries name. */
export type NamedThing = { readonly id: string; readonly name: string };

const namedThings: Statement<NamedThing> = {
  name: "audit-names",
  text: `with ${projectNames}
    select u.audit_id as id, u.name from members m join users u on u.id = m.user_id
      where m.organization_id = $1
    union all select id, name from project_names
    union all select id, email from invitations where organization_id = $1`,
};

/** Selects the people and things whose names a search compares. */
export function selectNamedThings(organizationId: Uuid): BoundStatement<NamedThing> {
  return { statement: namedThings, values: [organizationId] };
}

/** Returns the four letters that distinguish a former member. */
export function markOf(pseudonym: string): string {
  return pseudonym.slice(-4).toUpperCase();
}

/** Returns an entry as the admins of its organization see it. */
export function serializeEntry({
  pseudonym,
  createdAt,
  ...row
}: AuditRow): z.input<typeof auditEntrySchema> {
  return { ...row, createdAt: createdAt.toISOString(), actorMark: markOf(pseudonym) };
}
