import { listTargets } from "../definition-branches.ts";
import type { Token, TokenDefinition } from "../token.ts";
import type { TokenPath } from "../token-path.ts";
import { defaultModes, type Modes } from "./mode.ts";

type Tokens = ReadonlyMap<TokenPath, Pick<Token, "definition">>;

/** Some of the axes, each as a bit. */
export type AxisSet = number;

/** Returns the axes of modes. */
export function axesOf({ scheme, contrast, density }: Partial<Modes>): AxisSet {
  return (scheme ? 1 : 0) | (contrast ? 2 : 0) | (density ? 4 : 0);
}

const everyAxis = axesOf(defaultModes);

/** Returns whether all of some axes are among others. */
export function isPart(part: AxisSet, whole: AxisSet): boolean {
  return (part & ~whole) === 0;
}

/** Returns the axes that the cases of a definition's own rule name. */
export function axesOfRule(definition: TokenDefinition): AxisSet {
  let axes = 0;
  if (definition.type === "rule") for (const { when } of definition.cases) axes |= axesOf(when);
  return axes;
}

/**
 * Lists the tokens that modes can change, in their order, with the axes that may change them: those
 * of their rules, and of the rules that they refer to. If there is a rule, an alias of a missing
 * token or in a cycle counts as one of them; following it then refuses it.
 */
export function listVaryingTokens(tokens: Tokens): ReadonlyMap<TokenPath, AxisSet> {
  const varying = new Map<TokenPath, AxisSet>();
  if (!hasRule(tokens)) return varying;
  const known = new Map<TokenPath, boolean>();
  for (const [path, { definition }] of tokens) {
    const axes = findAxes(tokens, definition, known, mostRules);
    if (axes !== 0) varying.set(path, axes);
  }
  return varying;
}

/**
 * Returns whether there is a rule. Without one nothing varies, and following aliases is
 * unnecessary: in a large set it takes longer than printing.
 */
function hasRule(tokens: Tokens): boolean {
  for (const { definition } of tokens.values()) if (definition.type === "rule") return true;
  return false;
}

/**
 * After more rules than this, every axis counts: to follow them further costs more than it saves.
 */
const mostRules = 1;

/**
 * Only the far half of a long chain is cached: to follow a near target again is faster than to
 * cache it.
 */
const nearSteps = 4;

function findAxes(
  tokens: Tokens,
  start: TokenDefinition,
  known: Map<TokenPath, boolean>,
  rules: number,
): AxisSet {
  let definition: TokenDefinition | undefined = start;
  for (let step = 0; definition?.type === "alias"; step++) {
    if (step > nearSteps) return isFarVarying(tokens, definition.to, known) ? everyAxis : 0;
    definition = tokens.get(definition.to)?.definition;
  }
  if (definition?.type !== "rule") return definition === undefined ? everyAxis : 0;
  if (rules === 0) return everyAxis;
  let axes = axesOfRule(definition);
  for (const target of listTargets(definition)) {
    if (axes === everyAxis) break;
    const next = tokens.get(target)?.definition;
    if (next) axes |= findAxes(tokens, next, known, rules - 1);
  }
  return axes;
}

function isFarVarying(tokens: Tokens, start: TokenPath, known: Map<TokenPath, boolean>): boolean {
  const visited: TokenPath[] = [];
  let answer = known.get(start);
  for (let path = start; answer === undefined;) {
    const definition = tokens.get(path)?.definition;
    if (definition?.type === "alias") {
      visited.push(path);
      // A path that occurs again is a cycle.
      known.set(path, true);
      path = definition.to;
      answer = known.get(path);
    } else answer = definition === undefined || definition.type === "rule";
  }
  for (const path of visited) known.set(path, answer);
  return answer;
}
