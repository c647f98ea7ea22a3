import { componentKeys } from "./component-keys.ts";

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

/** The variable of a token's name: itself, marked where components or Tailwind would read it for their own. */
export function printVariable(name: string): string {
  const isTaken = keys.has(name) || /^(?:spacing$|tw-|default-|token-)/.test(name);
  return isTaken ? `token-${name}` : name;
}
