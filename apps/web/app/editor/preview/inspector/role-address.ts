import type { Category } from "@tessera/engine";
import { screenPlaces } from "#navigation/screen-places.ts";

/** Returns the address of the screen that a category of tokens is changed on, in a project. */
export function roleAddress(base: string, category: Category): string {
  return `${base}/${screenPlaces[category].id}`;
}
