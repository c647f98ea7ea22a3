import { runAsOwner } from "./owner.ts";
import type { TestApp } from "./start-test-app.ts";

/** Returns the pseudonym of a user in the audits. */
export async function auditIdOf(
  { ownerUrl }: Pick<TestApp, "ownerUrl">,
  userId: string,
): Promise<string> {
  const query = "select audit_id from users where id = $1";
  const [row] = await runAsOwner<{ audit_id: string }>(ownerUrl, query, [userId]);
  if (row === undefined) throw new Error(`No account has the id ${userId}.`);
  return row.audit_id;
}
