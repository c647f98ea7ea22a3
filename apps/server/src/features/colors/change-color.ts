import type { Locale, OperationId } from "@tessera/contract";
import { parseRecipe, type Recipe } from "@tessera/engine";
import {
  requireDesign,
  requireParsed,
  saveProject,
  type SavingCall,
} from "#features/projects/index.ts";
import type { Services } from "#services.ts";
import { serializePalettes } from "./serialize-palettes.ts";

/** Saves a change of a recipe's colors and returns the resulting palettes. */
export async function changeColor(
  call: SavingCall & { readonly locale: Locale },
  services: Services,
  operation: OperationId,
  change: (color: Recipe["color"]) => Recipe["color"],
) {
  const { design, revision } = await saveProject(call, services, {
    operation,
    change: (project) => {
      const { recipe } = project.design;
      const parsed = parseRecipe({ ...recipe, color: change(recipe.color) });
      return { design: requireParsed(parsed, call.locale) };
    },
    show: (project) => serializePalettes(requireDesign(project.design)),
  });
  return { data: serializePalettes(requireDesign(design)), revision };
}
