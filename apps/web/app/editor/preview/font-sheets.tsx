import type { TokenPath } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { codeFamily } from "#font-sheets/code-family.ts";
import { FamilySheets } from "#font-sheets/family-sheets.tsx";
import { listPreferredFamilies } from "#font-sheets/preferred-families.ts";

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
