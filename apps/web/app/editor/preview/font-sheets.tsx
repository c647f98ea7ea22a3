import { useQuery } from "@tanstack/react-query";
import { type Design, tokenPath, type TokenPath } from "@tessera/engine";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { listPreferredFamilies } from "./preferred-families.ts";

const codeFamily = tokenPath("font-family.code");

/** Links the fonts of all tokens but the code font, which few pictures show. */
export function TextFontSheets() {
  return <FontSheets includes={(path) => path !== codeFamily} />;
}

/** Links the code font. */
export function CodeFontSheets() {
  return <FontSheets includes={(path) => path === codeFamily} />;
}

/**
 * Links the style sheets of the offered fonts that some of the draft's tokens list first; the browser
 * loads only the used files.
 */
function FontSheets({ includes }: { readonly includes: (path: TokenPath) => boolean }) {
  const preferred = useDesign((design) => [...listPreferredFamilies(design, includes)]);
  return <FamilySheets preferred={preferred} />;
}

/** Links the fonts of all tokens of a read-only design, except the code font. */
export function DesignFontSheets({ design }: { readonly design: Design }) {
  const preferred = useMemo(
    () => [...listPreferredFamilies(design, (path) => path !== codeFamily)],
    [design],
  );
  return <FamilySheets preferred={preferred} />;
}

function FamilySheets({ preferred }: { readonly preferred: readonly string[] }) {
  const { data: fonts = [] } = useQuery(queries.fonts());
  return fonts.flatMap((font) => {
    const names = [font.name, ...font.families.slice(0, 1)];
    if (font.source !== "bundled" || !names.some((name) => preferred.includes(name))) return [];
    return [<link key={font.id} rel="stylesheet" href={font.stylesheet} />];
  });
}
