import type { CallRow } from "./call-row.ts";
import { isAtLeast, type Role } from "./role.ts";

/** The thing in which a call requires a role; a call with `named-` also works without naming one. */
type Scope = "organization" | "project" | "named-project" | "named-organization";

/**
 * Who may call an operation: anyone, any logged-in user, or a member with at least a role
 * - `organization:` of the organization in the path, else in the header x-organization-id;
 * - `project:` of the organization of the project in the path;
 * - `named-project:` of the organization of the project in the query; without one, any logged-in user;
 * - `named-organization:` of the organization in the header; without one, any logged-in user.
 */
export type Access = "public" | "logged-in" | `${Scope}:${Role}`;

/** The rule of an access, and the least role when it requires one. */
export type Requirement = {
  readonly of: "public" | "logged-in" | Scope;
  readonly least?: Role;
};

/** Splits an access into its rule and its least role. */
export function requirementOf(access: Access): Requirement {
  const [of, least] = access.split(":") as [Requirement["of"], Role?];
  return least === undefined ? { of } : { of, least };
}

type AddressedCall = { readonly access: Access; readonly path: string };

/** Returns whether only the header names a call's organization, because no id of its address does. */
export function needsOrganizationHeader({ access, path }: AddressedCall): boolean {
  return requirementOf(access).of === "organization" && !path.includes(":organizationId");
}

/**
 * Returns whether a call changes what the members of an organization share. Such calls are refused while
 * the organization waits for its deletion, except the one that ends the wait.
 */
export function changesOrganization({
  method,
  access,
  path,
}: Pick<CallRow, "method" | "access" | "path">): boolean {
  const { least } = requirementOf(access);
  if (method === "GET" || least === undefined || path.endsWith("/:organizationId/restore")) {
    return false;
  }
  return isAtLeast(least, "editor");
}
