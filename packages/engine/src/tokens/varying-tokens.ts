import type { Alias, Token } from "./token.ts";
import type { TokenPath } from "./token-path.ts";

type Tokens = ReadonlyMap<TokenPath, Pick<Token, "definition">>;

/**
 * Lists the paths of the tokens that modes can change, in their order: rules, and aliases of one.
 * If there is a rule, an alias of a missing token or in a cycle counts as one of them; following it
 * then refuses it.
 */
export function listVaryingPaths(tokens: Tokens): readonly TokenPath[] {
  const known = new Map<TokenPath, boolean>();
  const paths: TokenPath[] = [];
  if (!hasRule(tokens)) return paths;
  for (const [path, { definition }] of tokens) {
    const isVarying =
      definition.type === "alias"
        ? refersToRule(tokens, definition, known)
        : definition.type === "rule";
    if (isVarying) paths.push(path);
  }
  return paths;
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
 * Only the far half of a long chain is cached: to follow a near target again is faster than to
 * cache it.
 */
const nearSteps = 4;

function refersToRule(tokens: Tokens, alias: Alias, known: Map<TokenPath, boolean>): boolean {
  let path = alias.to;
  for (let step = 0; step < nearSteps; step++) {
    const definition = tokens.get(path)?.definition;
    if (definition?.type !== "alias") return definition === undefined || definition.type === "rule";
    path = definition.to;
  }
  return followFar(tokens, path, known);
}

function followFar(tokens: Tokens, start: TokenPath, known: Map<TokenPath, boolean>): boolean {
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
