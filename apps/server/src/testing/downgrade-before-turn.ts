import type { Uuid } from "#ids/uuid.ts";
import { actBeforeTurn } from "./act-before-turn.ts";
import { setTestPlan } from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";

/** Moves an organization to Free right before the turn of the next call that waits for one, and returns what the call returns. */
export function downgradeBeforeTurn<Result>(
  server: TestApp,
  organizationId: Uuid,
  call: () => Promise<Result>,
): Promise<Result> {
  return actBeforeTurn(server, "", () => setTestPlan(server, organizationId, "free"), call);
}
