import { createHash } from "node:crypto";
import { describeProblems, type Locale } from "@tessera/contract";
import { parseStoredRecipe, type Design, type Parsed, type Recipe } from "@tessera/engine";
import { createOrganizationCache } from "#cache/organization-cache.ts";
import { ApiError } from "#errors/api-error.ts";

/** A stored recipe that no longer parses. */
type UnparsedRecipe = { readonly recipe: Recipe; readonly tokens?: undefined };

/** The design of a stored recipe, or only the recipe if it no longer parses. */
export type StoredDesign = Design | UnparsedRecipe;

/** The design of the largest recipe that a request can contain is smaller than an organization's share. */
const bounds = { mostBytes: 32 << 20, mostBytesOfOrganization: 6 << 20 };
/** A parsed recipe takes about three times the memory of its JSON. */
const bytesOfLetter = 4;
/** The memory of a token with its definition, its name and its values in some modes. */
const bytesOfToken = 1 << 10;
/** The key is a hash of the JSON, because a revision number is used again after a rollback. */
const opened = createOrganizationCache<StoredDesign>(bounds);

/** The owner of a recipe. */
type Place = { readonly id: string; readonly organizationId: string };

/**
 * Opens the JSON of a stored recipe as the editor does, repaired if it breaks a newer rule, so that an export
 * matches the editor; a cached one is not parsed. A recipe that cannot be repaired is returned as it is, and its problems are logged.
 */
export function openDesign(project: Place, text: string): StoredDesign {
  const key = keyOf(text);
  const cached = opened.find(project.organizationId, key);
  if (cached) return cached;
  const design = parseOrLog(project.id, JSON.parse(text) as Recipe);
  add(project, key, text, design);
  return design;
}

/** Caches the design of a saved recipe, so that the next read parses nothing. */
export function cacheDesign(project: Place, design: StoredDesign): void {
  const text = JSON.stringify(design.recipe);
  add(project, keyOf(text), text, design);
}

/** Returns the design of a stored recipe; throws if the recipe no longer parses. */
export function requireDesign(design: StoredDesign): Design {
  if (design.tokens === undefined) throw new Error("A stored recipe does not parse.");
  return design;
}

/** Returns the parsed design; throws with a message for every wrong field. */
export function requireParsed(parsed: Parsed<Design>, locale: Locale, under = ""): Design {
  if (parsed.ok) return parsed.value;
  throw new ApiError("invalid", describeProblems(parsed.problems, locale, under));
}

function keyOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function add({ organizationId }: Place, key: string, text: string, design: StoredDesign): void {
  const bytes = bytesOfLetter * text.length + bytesOfToken * (design.tokens?.size ?? 0);
  opened.add(organizationId, key, design, bytes);
}

function parseOrLog(projectId: string, stored: Recipe): StoredDesign {
  const parsed = parseStoredRecipe(stored);
  if (parsed.ok) return parsed.value;
  const problems = parsed.problems.map(({ path, code }) => ({ path, code }));
  const line = { level: 50, time: new Date().toISOString(), projectId, problems };
  process.stderr.write(`${JSON.stringify({ ...line, msg: "stored recipe" })}\n`);
  return { recipe: stored };
}
