import { createHash } from "node:crypto";
import { parseStoredRecipe, type Recipe } from "@tessera/engine";
import { makeOrganizationCache } from "#cache/organization-cache.ts";

/** A recipe of the largest body that is read fits into a share. */
const bounds = { mostBytes: 32 << 20, mostBytesOfOrganization: 6 << 20 };
/** A parsed recipe takes about three times the length of its JSON. */
const bytesOfLetter = 4;
/** By the hash of the JSON: a revision is given again when its transaction is rolled back. */
const opened = makeOrganizationCache<Recipe>(bounds);

/** Whose recipe it is. */
type Place = { readonly id: string; readonly organizationId: string };

/**
 * A recipe of the database as the editor opens it, mended where a rule is younger than it, so that what is exported is
 * what was seen. One that cannot be mended stays as it is, and the log says what is wrong with it.
 */
export function openRecipe(project: Place, stored: Recipe): Recipe {
  return openRecipeText(project, JSON.stringify(stored));
}

/** Like openRecipe, but takes JSON and skips parsing on a cache hit. */
export function openRecipeText({ id, organizationId }: Place, text: string): Recipe {
  const key = createHash("sha256").update(text).digest("base64url");
  const cached = opened.find(organizationId, key);
  if (cached) return cached;
  const recipe = parseOrLog(id, JSON.parse(text) as Recipe);
  opened.add(organizationId, key, recipe, bytesOfLetter * text.length);
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
