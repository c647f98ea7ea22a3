import { createRecipe } from "@tessera/engine";
import type { HttpRequest } from "../send-requests.ts";
import { createSave, createColor } from "./requests.ts";
import type { Tenant } from "./tenants.ts";

const recipeCount = 16;

/** Creates the saves of a flood, cycling through ordinary recipes. Each body is serialized once. */
export function createFloodSaves(tenant: Tenant, random: () => number): () => HttpRequest {
  const saves = Array.from({ length: recipeCount }, () =>
    createSave(tenant, createRecipe(createColor(random))),
  );
  let count = 0;
  return () => {
    const save = saves[count % recipeCount];
    count++;
    if (save === undefined) throw new RangeError("A flood has saves");
    return save;
  };
}
