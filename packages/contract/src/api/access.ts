import type { Role } from "./role.ts";

/**
 * Who may call an operation: anybody, anybody signed in, or a member with at least a role
 * - `organization:` of the organization in the path, else in the header x-organization-id;
 * - `project:` of the organization of the project in the path;
 * - `named-project:` of the organization of the project in the query, and anybody signed in where it names none;
 * - `named-organization:` of the organization in the header, and anybody signed in where it names none.
 */
export type Access =
  | "public"
  | "signed-in"
  | `organization:${Role}`
  | `project:${Role}`
  | `named-project:${Role}`
  | `named-organization:${Role}`;

/** What an access asks for, and the least role where it asks for one. */
export type Requirement = {
  readonly of:
    | "public"
    | "signed-in"
    | "organization"
    | "project"
    | "named-project"
    | "named-organization";
  readonly least?: Role;
};

/** An access taken apart. */
export function requirementOf(access: Access): Requirement {
  const [of, least] = access.split(":") as [Requirement["of"], Role?];
  return least === undefined ? { of } : { of, least };
}

/** Whether a call's organization is named by the header alone, because no id of its address names it. */
export function needsOrganizationHeader({
  access,
  path,
}: {
  readonly access: Access;
  readonly path: string;
}): boolean {
  return requirementOf(access).of === "organization" && !path.includes(":organizationId");
}
