import type { Role } from "@tessera/contract";
import { changeAsOwner, parseConfig } from "@tessera/server";
import type { Account, Place } from "./account.ts";

/** Adds an account to the organization of another one. */
export async function addMember(
  { dataFolder }: Place,
  { organization }: Account,
  person: Account,
  role: Role,
): Promise<void> {
  await changeAsOwner(
    parseConfig({ DATA_DIR: dataFolder }),
    "insert into members (organization_id, user_id, role) values ($1, $2, $3)",
    [organization.id, person.user.id, role],
  );
}
