import type { PlanId } from "@tessera/contract";
import type { Config } from "#config.ts";
import { changeAsOwner } from "./change-as-owner.ts";

/** Sets the plan of an organization by its slug; false when no organization has it. The server may be running. */
export async function setPlan(config: Config, slug: string, plan: PlanId): Promise<boolean> {
  const statement = "update organizations set plan = $2, updated_at = now() where slug = $1";
  return (await changeAsOwner(config, statement, [slug, plan])) === 1;
}
