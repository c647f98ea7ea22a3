import type { PlanId } from "@tessera/contract";
import type { Config } from "#config.ts";
import { changeAsOwner } from "./change-as-owner.ts";

/** Puts the organization of a slug on a plan; false when there is none. The server may run meanwhile. */
export async function setPlan(config: Config, slug: string, plan: PlanId): Promise<boolean> {
  const statement = "update organizations set plan = $2, updated_at = now() where slug = $1";
  return (await changeAsOwner(config, statement, [slug, plan])) === 1;
}
