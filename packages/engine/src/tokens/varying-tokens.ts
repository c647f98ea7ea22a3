import type { Alias, Token } from "./token.ts";
import type { TokenPath } from "./token-path.ts";

type Tokens = ReadonlyMap<TokenPath, Pick<Token, "definition">>;

/**
 * The paths of the tokens that modes can change, in their order: rules, and aliases that lead to one. Beside a
 * rule, an alias that leads nowhere or in a circle counts as one of them; following it is what refuses it.
 */
export function listVaryingPaths(tokens: Tokens): readonly TokenPath[] {
  const known = new Map<TokenPath, boolean>();
  const paths: TokenPath[] = [];
  if (!hasRule(tokens)) return paths;
  for (const [path, { definition }] of tokens) {
    const isVarying =
      definition.type === "alias"
        ? leadsToRule(tokens, definition, known)
        : definition.type === "rule";
    if (isVarying) paths.push(path);
  }
  return paths;
}

/** Without a rule nothing varies, and no alias has to be followed: on a large set that takes longer than to print it. */
function hasRule(tokens: Tokens): boolean {
  for (const { definition } of tokens.values()) if (definition.type === "rule") return true;
  return false;
}

/** Only the far half of a long chain is remembered: looking at a near target again is quicker than remembering it. */
const nearSteps = 4;

function leadsToRule(tokens: Tokens, alias: Alias, known: Map<TokenPath, boolean>): boolean {
  let path = alias.to;
  for (let step = 0; step < nearSteps; step++) {
    const definition = tokens.get(path)?.definition;
    if (definition?.type !== "alias") return definition === undefined || definition.type === "rule";
    path = definition.to;
  }
  return followFar(tokens, path, known);
}

function followFar(tokens: Tokens, start: TokenPath, known: Map<TokenPath, boolean>): boolean {
  const way: TokenPath[] = [];
  let answer = known.get(start);
  for (let path = start; answer === undefined;) {
    const definition = tokens.get(path)?.definition;
    if (definition?.type === "alias") {
      way.push(path);
      // What comes back to a path of its own way is a circle.
      known.set(path, true);
      path = definition.to;
      answer = known.get(path);
    } else answer = definition === undefined || definition.type === "rule";
  }
  for (const path of way) known.set(path, answer);
  return answer;
}
