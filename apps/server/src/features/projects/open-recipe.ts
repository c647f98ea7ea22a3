import { parseStoredRecipe, type Recipe } from "@tessera/engine";

const mostRecipes = 500;
/** Recipes that were opened lately by their texts: a revision would not do, for one that is rolled back is given again. */
const opened = new Map<string, Recipe>();

/**
 * A recipe of the database as the editor opens it, mended where a rule is younger than it, so that what is exported is
 * what was seen. One that cannot be mended stays as it is, and the log says what is wrong with it.
 */
export function openRecipe(projectId: string, stored: Recipe): Recipe {
  return openRecipeText(projectId, JSON.stringify(stored));
}

/** The same for the JSON of a recipe, which is not even read where it was opened before. */
export function openRecipeText(projectId: string, text: string): Recipe {
  const recipe = opened.get(text) ?? parseOrLog(projectId, JSON.parse(text) as Recipe);
  // A map keeps the order of insertion: what was just asked for goes to its end.
  opened.delete(text);
  opened.set(text, recipe);
  if (opened.size > mostRecipes) opened.delete(opened.keys().next().value ?? text);
  return recipe;
}

function parseOrLog(projectId: string, stored: Recipe): Recipe {
  const parsed = parseStoredRecipe(stored);
  if (parsed.ok) return parsed.value;
  const problems = parsed.problems.map(({ path, code }) => ({ path, code }));
  const line = { level: 50, time: new Date().toISOString(), projectId, problems };
  process.stderr.write(`${JSON.stringify({ ...line, msg: "stored recipe" })}\n`);
  return stored;
}
