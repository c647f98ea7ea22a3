import type { OperationId } from "@tessera/contract";
import type { Recipe } from "@tessera/engine";
import { saveProject, type SavingCall } from "#features/projects/index.ts";
import type { Services } from "#services.ts";
import { printPalettes } from "./print-palettes.ts";

/** Saves a change of a recipe's colors, and answers the palettes that follow from it. */
export async function changeColor(
  call: SavingCall,
  services: Services,
  operation: OperationId,
  change: (color: Recipe["color"]) => Recipe["color"],
) {
  const { recipe, revision } = await saveProject(call, services, {
    operation,
    change: (project) => ({ recipe: { ...project.recipe, color: change(project.recipe.color) } }),
    show: (project) => printPalettes(project.recipe),
  });
  return { data: printPalettes(recipe), revision };
}
