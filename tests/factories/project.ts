import { type Project, operations } from "@tessera/contract";
import type { Account } from "./account.ts";
import { callOperation } from "./call-operation.ts";

/** Creates a project in an account's organization. */
export function createProject(
  account: Account,
  name: string,
  baseColor?: string,
): Promise<Project> {
  const body = baseColor === undefined ? { name } : { name, baseColor };
  return callOperation(account, operations.createProject, { body });
}
