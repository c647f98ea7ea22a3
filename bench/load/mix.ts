import { operations, pathOf, queryOf } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import type { HexColor } from "@tessera/engine";
import type { Account } from "../../tests/factories/account.ts";
import type { Ask } from "../send-requests.ts";
import type { Kind } from "./schedule.ts";
import type { Tenant } from "./tenants.ts";

type Random = () => number;
type MakeAsk = (tenant: Tenant, random: Random) => Ask;

/** What people call while they work, each as often as the others of its kind. */
const mix: Readonly<Record<Kind, readonly MakeAsk[]>> = {
  read: [
    ({ account }) => read(account, pathOf(operations.listProjects, {})),
    ({ account }) => read(account, pathOf(operations.getUser, {})),
    ({ account, projectId }) => read(account, pathOf(operations.getRecipe, { projectId })),
    ({ account, projectId }) =>
      read(account, pathOf(operations.listColors, {}) + queryOf({ projectId })),
    ({ account, projectId }) =>
      read(account, pathOf(operations.exportVariables, { projectId, format: "css" })),
  ],
  write: [
    ({ account, projectId }, random) => ({
      ...write(account, { recipe: createRecipe(makeColor(random)) }),
      method: operations.updateRecipe.method,
      url: account.origin + pathOf(operations.updateRecipe, { projectId }),
    }),
    ({ account, projectId }, random) => ({
      ...write(account, { baseColor: makeColor(random) }),
      method: operations.updatePalette.method,
      url: account.origin + pathOf(operations.updatePalette, { projectId }),
    }),
  ],
};

/**
 * Makes the requests of a load: the operations of a kind in turn, for tenants at random. The first half of the tenants
 * write, so that the exports of the others come from the cache.
 */
export function makeMix(tenants: readonly Tenant[], random: Random): (kind: Kind) => Ask {
  const callers = { read: tenants, write: tenants.slice(0, Math.ceil(tenants.length / 2)) };
  const count = { read: 0, write: 0 };
  return (kind) => {
    const make = mix[kind][count[kind]++ % mix[kind].length];
    const tenant = callers[kind][Math.floor(random() * callers[kind].length)];
    if (!make || !tenant) throw new RangeError("A load needs a tenant");
    return make(tenant, random);
  };
}

function read(account: Account, path: string): Ask {
  return { url: account.origin + path, headers: headersOf(account) };
}

function write(account: Account, body: unknown): Pick<Ask, "headers" | "body"> {
  return {
    headers: { ...headersOf(account), "content-type": "application/json", "if-match": "*" },
    body: JSON.stringify(body),
  };
}

function headersOf({ accessToken, organizationId }: Account): Readonly<Record<string, string>> {
  return {
    authorization: `Bearer ${accessToken}`,
    "x-organization-id": organizationId,
    "accept-encoding": "br",
  };
}

function makeColor(random: Random): HexColor {
  const code = Math.floor(random() * 0x1_00_00_00);
  return `#${code.toString(16).padStart(6, "0")}` as HexColor;
}
