import { parseRecipe, type Recipe } from "@tessera/engine";
import { useMemo } from "react";
import { TemplatePicture } from "#editor/templates/template-picture.tsx";
import { DesignFontSheets } from "#font-sheets/family-sheets.tsx";

/** Draws the dashboard template with the tokens of a project, light on the left and dark on the right. */
export function ProjectPicture({ recipe }: { readonly recipe: Recipe }) {
  const parsed = useMemo(() => parseRecipe(recipe), [recipe]);
  if (!parsed.ok) return null;
  return (
    <>
      <DesignFontSheets design={parsed.value} />
      <TemplatePicture template="dashboard" design={parsed.value} scheme="split" />
    </>
  );
}
