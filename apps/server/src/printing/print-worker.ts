import { parseRecipe } from "@tessera/engine";
import { printTokens, type ExportJob } from "./print-export.ts";

/** Prints a recipe; Piscina calls the default export of a worker with each job. */
export default function printExport({ recipe, ...job }: ExportJob) {
  const parsed = parseRecipe(recipe);
  if (!parsed.ok) throw new Error("A job has the recipe of a design, and it does not parse.");
  return printTokens(parsed.value, job);
}
