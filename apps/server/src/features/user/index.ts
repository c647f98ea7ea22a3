import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { getUser } from "./get-user.ts";

export { serializeUser } from "./serialize-user.ts";
export { findUserByEmail, insertUser, type UserRow } from "./users-repository.ts";

/** Adds the operations on the caller's own account. */
export function implementUser(implement: Implement): void {
  implement(operations.getUser, getUser);
}
