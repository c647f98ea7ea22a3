import { useQuery } from "@tanstack/react-query";
import type { Design } from "@tessera/engine";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { codeFamily } from "./code-family.ts";
import { listPreferredFamilies } from "./preferred-families.ts";

/** Links the fonts of all tokens of a read-only design, except the code font. */
export function DesignFontSheets({ design }: { readonly design: Design }) {
  const preferred = useMemo(
    () => [...listPreferredFamilies(design, (path) => path !== codeFamily)],
    [design],
  );
  return <FamilySheets preferred={preferred} />;
}

/** Links the style sheets of the offered fonts that are among the given families. */
export function FamilySheets({ preferred }: { readonly preferred: readonly string[] }) {
  const { data: fonts = [] } = useQuery(queries.fonts());
  return fonts.flatMap((font) => {
    const names = [font.name, ...font.families.slice(0, 1)];
    if (font.source !== "bundled" || !names.some((name) => preferred.includes(name))) return [];
    return [<link key={font.id} rel="stylesheet" href={font.stylesheet} />];
  });
}
