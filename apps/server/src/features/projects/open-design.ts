import { createHash } from "node:crypto";
import { parseStoredRecipe, type Design, type Recipe } from "@tessera/engine";
import { makeOrganizationCache } from "#cache/organization-cache.ts";

/** A stored recipe that no longer parses. */
type UnparsedRecipe = { readonly recipe: Recipe; readonly tokens?: undefined };

/** The design of a stored recipe, or the recipe alone where it no longer parses. */
export type StoredDesign = Design | UnparsedRecipe;

/** A design of the largest body that is read fits into a share. */
const bounds = { mostBytes: 32 << 20, mostBytesOfOrganization: 6 << 20 };
/** A parsed recipe takes about three times the length of its JSON. */
const bytesOfLetter = 4;
/** A token with its definition, its name and its values in some modes. */
const bytesOfToken = 1 << 10;
/** By the hash of the JSON: a revision is given again when its transaction is rolled back. */
const opened = makeOrganizationCache<StoredDesign>(bounds);

/** Whose recipe it is. */
type Place = { readonly id: string; readonly organizationId: string };

/**
 * A recipe of the database as the editor opens it, mended where a rule is younger than it, so that what is exported is
 * what was seen. One that cannot be mended stays as it is, and the log says what is wrong with it.
 */
export function openDesign(project: Place, stored: Recipe): StoredDesign {
  return openDesignText(project, JSON.stringify(stored));
}

/** Like openDesign, but takes JSON and skips parsing on a cache hit. */
export function openDesignText(project: Place, text: string): StoredDesign {
  const key = keyOf(text);
  const cached = opened.find(project.organizationId, key);
  if (cached) return cached;
  const design = parseOrLog(project.id, JSON.parse(text) as Recipe);
  add(project, key, text, design);
  return design;
}

/** Caches the design of a recipe that is saved now, so that reading it back parses nothing. */
export function keepOpened(project: Place, design: StoredDesign): void {
  const text = JSON.stringify(design.recipe);
  add(project, keyOf(text), text, design);
}

/** A design that is needed to answer; throws for a stored recipe that no longer parses. */
export function requireDesign(design: StoredDesign): Design {
  if (design.tokens === undefined) throw new Error("A stored recipe does not parse.");
  return design;
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
