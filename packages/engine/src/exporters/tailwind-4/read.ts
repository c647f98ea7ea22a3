import type { WrittenFiles } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { readCascade } from "#readers/style-sheets/read-cascade.ts";
import type { Sheet } from "#readers/style-sheets/read-rules.ts";
import { readTheme } from "#readers/style-sheets/read-theme.ts";
import { tailwindNamespaces } from "../tailwind/tailwind-namespaces.ts";
import { tailwindSteps } from "../tailwind/tailwind-steps.ts";

/** Reads a theme for Tailwind 4 in every combination of modes. */
export function readTailwind4(source: Source): WrittenFiles {
  const sheet: Sheet = { source, nameOf: readTailwindName };
  return { modes: readCascade(sheet, readTheme(sheet, tailwindSteps)) };
}

/** Reads the token's name for a variable of a file for Tailwind 4: `font-size-m` for `text-m`. */
export function readTailwindName(variable: string): string {
  const [, marked] = /^token-([^]*)$/.exec(variable) ?? [];
  if (marked !== undefined) return marked;
  let name = variable;
  let length = 0;
  for (const { group, theme } of tailwindNamespaces)
    if (theme.length > length && variable.startsWith(`${theme}-`)) {
      name = `${group}${variable.slice(theme.length)}`;
      length = theme.length;
    }
  return name;
}
