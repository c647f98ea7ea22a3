import { globSync } from "node:fs";
import { basename, join } from "node:path";

const folder = join(import.meta.dirname, "../../packages/ui/playground/specimens");

/** Lists the names of all specimens, from their files. */
export function listSpecimens(): readonly string[] {
  return globSync(join(folder, "*.specimen.tsx"))
    .map((file) => basename(file, ".specimen.tsx"))
    .toSorted();
}
