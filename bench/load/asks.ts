import { operations, pathOf } from "@tessera/contract";
import type { HexColor } from "@tessera/engine";
import type { Account } from "../../tests/factories/account.ts";
import type { Ask } from "../send-requests.ts";
import type { Tenant } from "./tenants.ts";

/** A read of an account. */
export function askToRead(account: Account, path: string): Ask {
  return { url: account.origin + path, headers: headersOf(account) };
}

/** A write of an account, whatever the revision of the project is. */
export function askToWrite(account: Account, method: string, path: string, body: unknown): Ask {
  return {
    method,
    url: account.origin + path,
    headers: { ...headersOf(account), "content-type": "application/json", "if-match": "*" },
    body: JSON.stringify(body),
  };
}

/** A save of a recipe to the project of a tenant. */
export function askToSave({ account, projectId }: Tenant, recipe: object): Ask {
  const { method } = operations.updateRecipe;
  return askToWrite(account, method, pathOf(operations.updateRecipe, { projectId }), { recipe });
}

/** A base color at random. */
export function makeColor(random: () => number): HexColor {
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
