import { defaultModes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { LiteralOrAlias, TokenDefinition } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** Some of the axes, each as a bit. */
export type AxisSet = number;

/** Returns the axes of modes. */
export function axesOf({ scheme, contrast, density }: Partial<Modes>): AxisSet {
  return (scheme ? 1 : 0) | (contrast ? 2 : 0) | (density ? 4 : 0);
}

/** Returns whether all of some axes are among others. */
export function isPart(part: AxisSet, whole: AxisSet): boolean {
  return (part & ~whole) === 0;
}

/**
 * Finds the axes that may change a definition's value: those of its rules, and those of its
 * aliases.
 */
export function findRuleAxes(
  tokens: TokenSet["tokens"],
  definition: TokenDefinition,
  steps = mostSteps,
): AxisSet {
  if (definition.type !== "rule") return findAxesOfBranch(tokens, definition, steps);
  let requested = findAxesOfBranch(tokens, definition.otherwise, steps);
  for (const { when, then } of definition.cases) {
    if (requested === everyAxis) break;
    requested |= axesOf(when) | findAxesOfBranch(tokens, then, steps);
  }
  return requested;
}

/**
 * After more rules and aliases than this, every axis counts: to follow them further costs more than
 * it saves.
 */
const mostSteps = 1;
const everyAxis = axesOf(defaultModes);

function findAxesOfBranch(
  tokens: TokenSet["tokens"],
  branch: LiteralOrAlias,
  steps: number,
): AxisSet {
  const target = branch.type === "alias" && tokens.get(branch.to)?.definition;
  if (!target || (target.type !== "alias" && target.type !== "rule")) return 0;
  return steps > 0 ? findRuleAxes(tokens, target, steps - 1) : everyAxis;
}
