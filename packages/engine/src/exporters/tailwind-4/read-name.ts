import { tailwindNamespaces } from "../tailwind/tailwind-namespaces.ts";

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
