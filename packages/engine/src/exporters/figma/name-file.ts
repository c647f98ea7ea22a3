import type { Modes } from "#tokens/modes/mode.ts";
import type { Collection } from "../modes/list-collections.ts";

/** Names the file of a mode of a collection: `theme.dark-high.json`. */
export function nameFile({ id }: Pick<Collection, "id">, modes: Partial<Modes>): string {
  const words = Object.values(modes).join("-");
  return [id, ...(words ? [words] : []), "json"].join(".");
}
