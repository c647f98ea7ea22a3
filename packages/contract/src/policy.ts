import type { Role } from "./role.ts";

/** Who may call an operation: anybody, anybody signed in, or a member of the organization or of the project's organization with at least a role. */
export type Access = "public" | "signed-in" | `organization:${Role}` | `project:${Role}`;
