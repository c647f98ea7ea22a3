import type { ErrorCode } from "#api/errors.ts";
import { operations, type OperationId } from "./operations.ts";
import type { Operation } from "#api/operation.ts";
import type { Role } from "#api/role.ts";

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

/** Who may what: one row an operation, and no operation without a row. */
export const policy = {
  register: "public",
  verifyEmail: "public",
  resendVerification: "public",
  login: "public",
  refreshTokens: "public",
  logout: "public",
  getConfig: "public",
  getUser: "signed-in",
  listOrganizations: "signed-in",
  createOrganization: "signed-in",
  updateOrganization: "organization:admin",
  listProjects: "organization:viewer",
  listAllProjects: "organization:viewer",
  createProject: "organization:editor",
  updateProject: "project:editor",
  addFavorite: "project:viewer",
  removeFavorite: "project:viewer",
  getBreakpoints: "project:viewer",
  updateBreakpoints: "project:editor",
  getRadii: "project:viewer",
  updateRadii: "project:editor",
  getSizes: "project:viewer",
  updateSizes: "project:editor",
  getSpacing: "project:viewer",
  updateSpacing: "project:editor",
  getZIndices: "project:viewer",
  updateZIndices: "project:editor",
  getShadows: "project:viewer",
  updateShadows: "project:editor",
  getTypographies: "project:viewer",
  updateTypographies: "project:editor",
  getRecipe: "project:viewer",
  updateRecipe: "project:editor",
  listFonts: "signed-in",
  listColors: "named-project:viewer",
  updateStatusColor: "project:editor",
  updatePalette: "project:editor",
  listFormats: "named-organization:viewer",
  exportVariables: "project:viewer",
  sendFeedback: "named-organization:viewer",
} as const satisfies Record<OperationId, Access>;

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

/** Whether an operation's organization is named by the header alone, because no id of its address names it. */
export function needsOrganizationHeader(id: OperationId): boolean {
  const { path }: Operation = operations[id];
  return requirementOf(policy[id]).of === "organization" && !path.includes(":organizationId");
}

/** Every error that an operation can answer with: its own, and those of its access and form. */
export function errorsOf(id: OperationId): readonly ErrorCode[] {
  const operation: Operation = operations[id];
  const { of, least } = requirementOf(policy[id]);
  const shared: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [true, ["malformed", "headersTooLarge", "internal", "unavailable"]],
    [of !== "public", ["notSignedIn", "tooMany"]],
    [of !== "public" && of !== "signed-in", ["notFound"]],
    [needsOrganizationHeader(id), ["headerRequired"]],
    [least !== undefined && least !== "viewer", ["notAllowed"]],
    [operation.query !== undefined, ["invalid"]],
    [operation.method !== "GET", ["requestTimeout", "tooLarge", "wrongType", "invalid"]],
    [operation.revision === "required", ["staleRevision", "preconditionRequired"]],
  ];
  const codes = shared.flatMap(([applies, added]) => (applies ? added : []));
  return [...new Set([...codes, ...operation.errors])];
}
