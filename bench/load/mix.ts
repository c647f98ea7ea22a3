import { operations, pathOf, queryOf } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import type { Ask } from "../send-requests.ts";
import { askToRead, askToSave, askToWrite, makeColor } from "./asks.ts";
import type { Kind } from "./schedule.ts";
import type { Tenant } from "./tenants.ts";

type Random = () => number;
type MakeAsk = (tenant: Tenant, random: Random) => Ask;

/** The calls of typical work, equally frequent within their kind. */
const mix: Readonly<Record<Kind, readonly MakeAsk[]>> = {
  read: [
    ({ account }) => askToRead(account, pathOf(operations.listProjects, {})),
    ({ account }) => askToRead(account, pathOf(operations.getUser, {})),
    ({ account, projectId }) => askToRead(account, pathOf(operations.getRecipe, { projectId })),
    ({ account, projectId }) =>
      askToRead(account, pathOf(operations.listColors, {}) + queryOf({ projectId })),
    ({ account, projectId }) =>
      askToRead(account, pathOf(operations.exportVariables, { projectId, format: "css" })),
  ],
  write: [
    (tenant, random) => askToSave(tenant, createRecipe(makeColor(random))),
    ({ account, projectId }, random) =>
      askToWrite(
        account,
        operations.updatePalette.method,
        pathOf(operations.updatePalette, { projectId }),
        { baseColor: makeColor(random) },
      ),
  ],
};

/**
 * Creates the requests of a load: the operations of a kind in rotation, for random tenants. Only
 * the first half of the tenants write, so that the exports of the others are cached.
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
