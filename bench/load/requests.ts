import { operations, pathOf } from "@tessera/contract";
import type { HexColor } from "@tessera/engine";
import type { Account } from "../../tests/factories/account.ts";
import type { HttpRequest } from "../send-requests.ts";
import type { Tenant } from "./tenants.ts";

/** Creates a read request of an account. */
export function createRead(account: Account, path: string): HttpRequest {
  return { url: account.origin + path, headers: headersOf(account) };
}

/** Creates a write request of an account, for any revision of the project. */
export function createWrite(
  account: Account,
  method: string,
  path: string,
  body: unknown,
): HttpRequest {
  return {
    method,
    url: account.origin + path,
    headers: { ...headersOf(account), "content-type": "application/json", "if-match": "*" },
    body: JSON.stringify(body),
  };
}

/** Creates a request that saves a recipe to the tenant's project. */
export function createSave({ account, projectId }: Tenant, recipe: object): HttpRequest {
  const { method } = operations.updateRecipe;
  return createWrite(account, method, pathOf(operations.updateRecipe, { projectId }), { recipe });
}

/** Creates a random base color. */
export function createColor(random: () => number): HexColor {
  const code = Math.floor(random() * 0x1_00_00_00);
  return `#${code.toString(16).padStart(6, "0")}` as HexColor;
}

function headersOf({ accessToken, organizationId }: Account): Readonly<Record<string, string>> {
  return {
    authorization: `Bearer ${accessToken}`,
    "x-organization-id": organizationId,
    "accept-encoding": "br",
  };
}
