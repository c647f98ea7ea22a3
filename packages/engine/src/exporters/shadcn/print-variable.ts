import { componentKeys } from "./component-keys.ts";

const keys: ReadonlySet<string> = new Set(componentKeys.map(({ key }) => key));

/**
 * Prints the variable of a token's name: the name itself, marked if components or Tailwind would
 * use it for another value.
 */
export function printVariable(name: string): string {
  const isTaken = keys.has(name) || /^(?:spacing$|tw-|default-|token-)/.test(name);
  return isTaken ? `token-${name}` : name;
}
