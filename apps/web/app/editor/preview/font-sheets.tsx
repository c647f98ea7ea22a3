import { useQuery } from "@tanstack/react-query";
import type { TokenSet } from "@tessera/engine";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { listPreferredFamilies } from "./preferred-families.ts";

/**
 * Links the style sheets of the offered fonts that a token set lists first; the browser loads only
 * the used files.
 */
export function FontSheets({ set }: { readonly set: TokenSet }) {
  const { data: fonts = [] } = useQuery(queries.fonts());
  const wished = useMemo(() => listPreferredFamilies(set), [set]);
  return fonts.flatMap((font) => {
    const names = [font.name, ...font.families.slice(0, 1)];
    if (font.source !== "bundled" || !names.some((name) => wished.has(name))) return [];
    return [<link key={font.id} rel="stylesheet" href={font.stylesheet} />];
  });
}
