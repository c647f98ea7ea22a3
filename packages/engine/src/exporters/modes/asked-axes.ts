import { defaultModes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { LiteralOrAlias, TokenDefinition } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** Some of the axes, each by a bit. */
export type AxisSet = number;

/** The axes that modes name. */
export function axesOf({ scheme, contrast, density }: Partial<Modes>): AxisSet {
  return (scheme ? 1 : 0) | (contrast ? 2 : 0) | (density ? 4 : 0);
}

/** Whether all of some axes are among others. */
export function isPart(part: AxisSet, whole: AxisSet): boolean {
  return (part & ~whole) === 0;
}

/** The axes that may change what a definition comes to: those that its rules ask about, and those of its aliases. */
export function findAskedAxes(
  tokens: TokenSet["tokens"],
  definition: TokenDefinition,
  steps = mostSteps,
): AxisSet {
  if (definition.type !== "rule") return findAxesOfBranch(tokens, definition, steps);
  let asked = findAxesOfBranch(tokens, definition.otherwise, steps);
  for (const { when, then } of definition.cases) {
    if (asked === everyAxis) break;
    asked |= axesOf(when) | findAxesOfBranch(tokens, then, steps);
  }
  return asked;
}

/** Behind more rules and aliases than this, every axis counts as asked: to look further costs more than it saves. */
const mostSteps = 1;
const everyAxis = axesOf(defaultModes);

function findAxesOfBranch(
  tokens: TokenSet["tokens"],
  branch: LiteralOrAlias,
  steps: number,
): AxisSet {
  const target = branch.type === "alias" && tokens.get(branch.to)?.definition;
  if (!target || (target.type !== "alias" && target.type !== "rule")) return 0;
  return steps > 0 ? findAskedAxes(tokens, target, steps - 1) : everyAxis;
}
