import { createRecipe } from "@tessera/engine";
import type { Ask } from "../send-requests.ts";
import { askToSave, makeColor } from "./asks.ts";
import type { Tenant } from "./tenants.ts";

const recipeCount = 16;

/** Makes the saves of a flood, of ordinary recipes in turn. Each body is made once. */
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
