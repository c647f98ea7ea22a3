import { createRecipe } from "@tessera/engine";
import type { Ask } from "../send-requests.ts";
import { askToSave, makeColor } from "./asks.ts";
import type { Tenant } from "./tenants.ts";

const ordinaryCount = 16;
const savesALargest = 50;

/** Makes the saves of a flood: ordinary recipes, and every 50th time one of some 0.9 MB. Each body is made once. */
export function makeFloodSaves(tenant: Tenant, random: () => number): () => Ask {
  const ordinary = Array.from({ length: ordinaryCount }, () =>
    askToSave(tenant, createRecipe(makeColor(random))),
  );
  const largest = askToSave(tenant, makeLargestRecipe());
  let count = 0;
  return () => {
    count++;
    return (count % savesALargest === 0 ? undefined : ordinary[count % ordinaryCount]) ?? largest;
  };
}

/** A thousand shadows of eight layers: nearly as large as a body may be. */
function makeLargestRecipe(): object {
  const color = { type: "color", hex: "#112233", alpha: 0.5 };
  const layer = { offsetXPx: 0, offsetYPx: 1, blurPx: 10, spreadPx: 1, color };
  const value = { type: "shadow", layers: Array.from({ length: 8 }, () => layer) };
  const tokens = Array.from({ length: 1_000 }, (_, index) => [`shadow.own.s${index}`, value]);
  return { ...createRecipe(), customTokens: Object.fromEntries(tokens) };
}
