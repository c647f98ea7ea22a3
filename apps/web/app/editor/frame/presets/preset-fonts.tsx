import { useQuery } from "@tanstack/react-query";
import type { Design } from "@tessera/engine";
import { queries } from "#api-client/query-options.ts";

/** Links the fonts of a design; the browser loads only the files of shown letters. */
export function PresetFonts({ design }: { readonly design: Design }) {
  const { data: fonts = [] } = useQuery(queries.fonts());
  const { familyHeading, familyBody } = design.recipe.typography;
  const used = [familyHeading[0], familyBody[0]];
  return fonts.flatMap((font) =>
    font.source === "bundled" && used.includes(font.families[0])
      ? [<link key={font.id} rel="stylesheet" href={font.stylesheet} precedence="preset" />]
      : [],
  );
}
