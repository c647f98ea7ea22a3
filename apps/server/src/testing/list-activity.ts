import type { FirstLoggedIn } from "@tessera/contract";
import { callOperation } from "./call-operation.ts";
import type { TestApp } from "./start-test-app.ts";

/** The operations by which most tests create and read an account. */
const usual = new Set(["verifyEmail", "login", "exportUser"]);

/** Lists the recorded operations of an account with their results, without the usual ones. */
export async function listActivity(
  server: TestApp,
  { accessToken }: FirstLoggedIn,
): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { data } = (await callOperation(server, "exportUser", { headers })).json();
  const rows = data.activity as { operation: string; result: string }[];
  const other = rows.filter(({ operation }) => !usual.has(operation));
  return other.map(({ operation, result }) => `${operation} ${result}`);
}
