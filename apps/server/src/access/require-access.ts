import { isAtLeast, roleNames, type Requirement, type Role } from "@tessera/contract";
import type { FastifyRequest } from "fastify";
import type { Database } from "#database/database.ts";
import type { Batch, ReadRows } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { findMembership, type Membership, type Named } from "./find-membership.ts";
import type { Actor, Grant } from "./grant.ts";
import { findHeaderId, findNamed } from "./named-ids.ts";

type Needs = {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  /** Counts a call of `request.callerId`; throws when the caller exceeds the limits. */
  readonly countCall: () => Promise<void>;
  /** Selects the rows that are read together with the caller's rights. */
  readonly select: (actor: Actor, named: Named) => Batch;
};

/** The grant of a call, with the rows that were read together with it. */
type Granted = { readonly grant: Grant; readonly rows: ReadRows };

/** Checks identity (401), existence (404) and permission (403) before the body is read. */
export async function requireAccess(
  { of, least }: Requirement,
  request: FastifyRequest,
  needs: Needs,
): Promise<Granted> {
  if (of === "public") return { grant: {}, rows: [] };
  const actor = await requireActor(request, needs.accessTokens);
  request.callerId = actor.userId;
  await needs.countCall();
  const ids = readNamedIds(of, request);
  const { membership, rows } = await findMembership(needs.database, actor, {
    named: ids.named,
    statements: ids.error ? [] : needs.select(actor, ids.named),
  });
  if (membership === undefined) throw new ApiError("notLoggedIn");
  if (ids.error) throw ids.error;
  const granted = ids.named.of === "nothing" ? {} : grantMembership(ids, membership, least);
  return { grant: { actor, ...granted }, rows };
}

async function requireActor(request: FastifyRequest, tokens: AccessTokens): Promise<Actor> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? "")?.[1];
  const claims = token === undefined ? undefined : await tokens.find(token);
  if (claims === undefined) throw new ApiError("notLoggedIn");
  return claims;
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
  { organizationId, plan, role, revision }: Membership,
  least: Role | undefined,
): Pick<Grant, "organization" | "project"> {
  if (organizationId === null || plan === null || role === null) throw new ApiError("notFound");
  if (headerId !== undefined && headerId !== organizationId) throw new ApiError("notFound");
  if (least !== undefined && !isAtLeast(role, least)) {
    throw new ApiError("notAllowed", {
      values: { role: roleNames[role], least: roleNames[least] },
    });
  }
  const organization = { id: organizationId, plan, role };
  return named.of === "project" && revision !== null
    ? { organization, project: { id: named.id, revision } }
    : { organization };
}
