import { createRecipe } from "#recipe/create-recipe.ts";
import { isTokenPath } from "#tokens/token-path.ts";
import { aboutDecision } from "./about-decision.ts";
import { keysOfPath, type DecisionPath, type PalettePath } from "./decision-path.ts";
import { readDecisions } from "./decisions.ts";

/** Returns whether a text is the path of a decision or of a whole palette, as a stored edit names it. */
export function isDecisionPath(text: string): text is DecisionPath | PalettePath {
  const path = text as DecisionPath;
  const [section, inner = "", ...more] = keysOfPath(path);
  if (section === "overrides" || section === "customTokens")
    return more.length === 0 && isTokenPath(inner);
  const { kind } = aboutDecision(path);
  if (kind !== "fixed" && kind !== "breakpoint") return true;
  return readDecisions(createRecipe()).has(path);
}
