import type { userSchema } from "@tessera/contract";
import type { z } from "zod";
import type { UserRow } from "./users-repository.ts";

/** Returns an account as its owner sees it. */
export function serializeUser(row: UserRow): z.input<typeof userSchema> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    birthDate: row.birthDate,
    createdAt: row.createdAt.toISOString(),
  };
}
