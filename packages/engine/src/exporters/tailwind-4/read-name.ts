import { tailwindNamespaces } from "../tailwind/tailwind-namespaces.ts";

/** The token's name that a variable of a file for Tailwind 4 stands for: `font-size-m` for `text-m`. */
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
