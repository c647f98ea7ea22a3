import {
  acceptsApiKeys,
  changesOrganization,
  isAtLeast,
  planLimitValues,
  requirementOf,
  roleNames,
  type Operation,
  type PlanId,
  type Requirement,
  type Role,
} from "@tessera/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#database/database.ts";
import type { Batch, ReadRows } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { findApiKey, isApiKey } from "./find-api-key.ts";
import { findMembership, type Membership, type Named } from "./find-membership.ts";
import type { Actor, Grant, KeyActor } from "./grant.ts";
import { isMemberWritable } from "./member-rank.ts";
import { findHeaderId, findNamed } from "./named-ids.ts";
import { requireKeyWrites } from "./require-key-writes.ts";

/** The parts of a call that are known before the caller's rights are. */
export type CallerParts = {
  readonly request: FastifyRequest;
  readonly actor: Actor;
  readonly named: Named;
};

/** The services of every check, and the work of a route that depends on its caller. */
export type AccessNeeds = {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  /** Counts a call of `request.callerId`; throws when the caller exceeds the limits. */
  readonly countCall: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Selects the rows that are read together with the caller's rights. */
  readonly select: (parts: CallerParts) => Batch;
};

/** The grant of a call, with the rows that were read together with it. */
type Granted = { readonly grant: Grant; readonly rows: ReadRows };

/** Checks identity (401), existence (404) and permission (403) before the body is read. */
export async function requireAccess(
  operation: Pick<Operation, "access" | "method" | "path">,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  needs: AccessNeeds,
): Promise<Granted> {
  const { of, least } = requirementOf(operation.access);
  if (of === "public") return { grant: {}, rows: [] };
  const actor = await findActor(request, needs);
  if (actor === undefined) throw new ApiError("notLoggedIn");
  request.callerId = actor.userId;
  await needs.countCall(request, reply);
  const ids = readNamedIds(of, request);
  const { membership, rows } = await findMembership(needs.database, actor, {
    named: ids.named,
    statements: ids.error ? [] : needs.select({ request, actor, named: ids.named }),
  });
  if (membership === undefined) throw new ApiError("notLoggedIn");
  if (ids.error) throw ids.error;
  const granted = ids.named.of === "nothing" ? {} : grantMembership(ids, membership, least);
  if (membership.isDeletionPending === true && changesOrganization(operation)) {
    throw new ApiError("deletionPending");
  }
  if ("keyId" in actor) requireKeyRights(operation, actor, membership.plan);
  return { grant: { actor, ...granted }, rows };
}

async function findActor(
  request: FastifyRequest,
  { accessTokens, database }: AccessNeeds,
): Promise<Actor | undefined> {
  const token = findToken(request);
  if (token === undefined) return undefined;
  return isApiKey(token) ? findApiKey(database, token) : accessTokens.find(token);
}

/** Throws unless an API key may make a call, by its scope and by the plan of the organization that it changes. */
function requireKeyRights(
  operation: Pick<Operation, "method" | "path">,
  { scope }: KeyActor,
  plan: PlanId | null,
): void {
  if (!acceptsApiKeys(operation)) throw new ApiError("keyRefused");
  if (operation.method === "GET") return;
  if (scope === "read") throw new ApiError("keyReadsOnly");
  if (plan !== null) requireKeyWrites(plan);
}

function findToken({ headers: { authorization = "" } }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization)?.[1];
}

type NamedIds = {
  readonly named: Named;
  readonly headerId?: Uuid | undefined;
  readonly error?: unknown;
};

/** Delays an error of the ids until the session is checked, because an ended session is refused first. */
function readNamedIds(of: Exclude<Requirement["of"], "public">, request: FastifyRequest): NamedIds {
  if (of === "logged-in") return { named: { of: "nothing" } };
  try {
    const headerId = findHeaderId(request);
    return { named: findNamed(of, request, headerId), headerId };
  } catch (error) {
    return { named: { of: "nothing" }, error };
  }
}

function grantMembership(
  { named, headerId }: NamedIds,
  { organizationId, plan, role, revision, precedingMembers }: Membership,
  least: Role | undefined,
): Pick<Grant, "organization" | "project"> {
  if (organizationId === null || plan === null || role === null) throw new ApiError("notFound");
  if (headerId !== undefined && headerId !== organizationId) throw new ApiError("notFound");
  if (least !== undefined && !isAtLeast(role, least)) {
    throw new ApiError("notAllowed", {
      values: { role: roleNames[role], least: roleNames[least] },
    });
  }
  if (least === "editor" && !isMemberWritable(precedingMembers ?? 0, plan)) {
    throw new ApiError("planLimit", { values: planLimitValues("writableMembers", plan) });
  }
  const organization = { id: organizationId, plan, role };
  return named.of === "project" && revision !== null
    ? { organization, project: { id: named.id, revision } }
    : { organization };
}
