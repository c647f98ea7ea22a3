import { isComponentKey } from "./component-keys.ts";

const own = "token-";

/** The variable of a token's name: itself, marked where components or Tailwind would read it for their own. */
export function printVariableName(name: string): string {
  return isComponentKey(name) || /^(?:spacing$|tw-|default-|token-)/.test(name) ? own + name : name;
}

/** The token's name that a variable stands for: the way back of `printVariableName`. */
export function readVariableName(variable: string): string {
  return variable.startsWith(own) ? variable.slice(own.length) : variable;
}
