import { operations, pathOf, queryOf } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import type { HttpRequest } from "../send-requests.ts";
import { createRead, createSave, createWrite, createColor } from "./requests.ts";
import type { Kind } from "./schedule.ts";
import type { Tenant } from "./tenants.ts";

type Random = () => number;
type MakeRequest = (tenant: Tenant, random: Random) => HttpRequest;

/** The calls of typical work, equally frequent within their kind. */
const mix: Readonly<Record<Kind, readonly MakeRequest[]>> = {
  read: [
    ({ account }) => createRead(account, pathOf(operations.listProjects, {})),
    ({ account }) => createRead(account, pathOf(operations.getUser, {})),
    ({ account, projectId }) => createRead(account, pathOf(operations.getRecipe, { projectId })),
    ({ account, projectId }) =>
      createRead(account, pathOf(operations.listColors, {}) + queryOf({ projectId })),
    ({ account, projectId }) =>
      createRead(account, pathOf(operations.exportVariables, { projectId, format: "css" })),
  ],
  write: [
    (tenant, random) => createSave(tenant, createRecipe(createColor(random))),
    ({ account, projectId }, random) =>
      createWrite(
        account,
        operations.updatePalette.method,
        pathOf(operations.updatePalette, { projectId }),
        { baseColor: createColor(random) },
      ),
  ],
};

/**
 * Creates the requests of a load: the operations of a kind in rotation, for random tenants. Only
 * the first half of the tenants write, so that the exports of the others are cached.
 */
export function createMix(tenants: readonly Tenant[], random: Random): (kind: Kind) => HttpRequest {
  const callers = { read: tenants, write: tenants.slice(0, Math.ceil(tenants.length / 2)) };
  const count = { read: 0, write: 0 };
  return (kind) => {
    const make = mix[kind][count[kind]++ % mix[kind].length];
    const tenant = callers[kind][Math.floor(random() * callers[kind].length)];
    if (!make || !tenant) throw new RangeError("A load needs a tenant");
    return make(tenant, random);
  };
}
