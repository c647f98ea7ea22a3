import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { PlanId } from "@tessera/contract";
import type { Place } from "./account.ts";

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
