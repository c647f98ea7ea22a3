import { createRecipe } from "@tessera/engine";
import type { Ask } from "../send-requests.ts";
import { askToSave, makeColor } from "./asks.ts";
import type { Tenant } from "./tenants.ts";

const recipeCount = 16;

/** Creates the saves of a flood, cycling through ordinary recipes. Each body is serialized once. */
export function makeFloodSaves(tenant: Tenant, random: () => number): () => Ask {
  const saves = Array.from({ length: recipeCount }, () =>
    askToSave(tenant, createRecipe(makeColor(random))),
  );
  let count = 0;
  return () => {
    const save = saves[count % recipeCount];
    count++;
    if (save === undefined) throw new RangeError("A flood has saves");
    return save;
  };
}
