import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { PlanId } from "@tessera/contract";
import { changeAsOwner, parseConfig } from "@tessera/server";
import type { Account, Place } from "./account.ts";

const root = join(import.meta.dirname, "../..");

/** Sets an organization's plan, with the command for developers. */
export function setPlan(place: Place, organizationSlug: string, plan: PlanId): void {
  execFileSync(process.execPath, ["scripts/set-plan.ts", organizationSlug, plan], {
    cwd: root,
    // Bundling a page in a test leaves NODE_ENV set to production, where this command refuses to run.
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: place.dataFolder },
    stdio: "pipe",
  });
}

/** Sets the plan of an account's organization in the database: the command takes a process, and a second of it. */
export async function storePlan(
  { dataFolder }: Place,
  { organization }: Pick<Account, "organization">,
  plan: PlanId,
): Promise<void> {
  await changeAsOwner(
    parseConfig({ DATA_DIR: dataFolder }),
    "update organizations set plan = $2, updated_at = now() where id = $1",
    [organization.id, plan],
  );
}
