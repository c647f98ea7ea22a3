import { operations, type Locale, type OperationId } from "@tessera/contract";
import { parseRecipe, type Recipe } from "@tessera/engine";
import {
  requireDesign,
  requireParsed,
  saveProject,
  showProject,
  type SavingCall,
  type StoredProject,
} from "#features/projects/index.ts";
import type { Implement } from "#operations/implement.ts";
import type { Services } from "#services.ts";
import { serializePalettes, serializeStarters } from "./serialize-palettes.ts";

/** Adds the operations that read palettes and change their colors. */
export function implementColors(implement: Implement): void {
  const { select, answer } = showProject(serialize);
  implement(operations.listColors, {
    select,
    answer: ({ organization, project }, rows) =>
      organization && project
        ? answer({ organization, project }, rows)
        : { data: serializeStarters() },
  });
  implement(operations.updatePalette, (call, services) =>
    changeColor(call, services, "updatePalette", (color) => ({
      ...color,
      base: call.body.baseColor,
    })),
  );
  implement(operations.updateStatusColor, (call, services) =>
    changeColor(call, services, "updateStatusColor", (color) => ({
      ...color,
      status: { ...color.status, [call.body.status]: call.body.colorCode },
    })),
  );
}

/** Saves a change of a recipe's colors and answers with the resulting palettes. */
function changeColor(
  call: SavingCall & { readonly locale: Locale },
  services: Services,
  operation: OperationId,
  change: (color: Recipe["color"]) => Recipe["color"],
) {
  return saveProject(call, services, {
    operation,
    change: ({ design: { recipe } }) => {
      const parsed = parseRecipe({ ...recipe, color: change(recipe.color) });
      return { design: requireParsed(parsed, call.locale) };
    },
    show: serialize,
  });
}

function serialize({ design }: Pick<StoredProject, "design">) {
  return serializePalettes(requireDesign(design));
}
