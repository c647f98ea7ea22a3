import { below, parseEntries, refuse, type Place } from "#decisions/parse-fields.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { isTokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { TokenNote, TokenNotes } from "./token-note.ts";

/** Parses the notes on tokens, by their paths. */
export function parseTokenNotes(input: unknown, place: Place): TokenNotes | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  const { tokenNotes } = recipeCounts;
  if (entries.size > tokenNotes.max) return refuse(place, "wrong-count", { ...tokenNotes });
  const notes: [TokenPath, TokenNote][] = [];
  for (const [path, note] of entries) {
    const at = below(place, path.slice(0, recipeCounts.pathLength.max));
    const parsed = parseNote(note, at);
    if (!isShortPath(path)) refuse(at, "malformed", { expected: "tokenPath" });
    else if (parsed) notes.push([path, parsed]);
  }
  return Object.fromEntries(notes);
}

const keys: readonly string[] = ["description", "deprecated"];

function parseNote(input: unknown, place: Place): TokenNote | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  const known = place.problems.length;
  for (const key of entries.keys())
    if (!keys.includes(key)) refuse(below(place, key), "unknown-key");
  const description = parseDescription(entries.get("description"), below(place, "description"));
  const deprecated = parseDeprecated(entries.get("deprecated"), below(place, "deprecated"));
  if (place.problems.length > known) return undefined;
  if (description === undefined && deprecated === undefined) return refuse(place, "missing");
  return {
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

/** Characters that break a line or are invisible. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function parseDescription(input: unknown, place: Place): string | undefined {
  if (input === undefined) return undefined;
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  const { max } = recipeCounts.descriptionLength;
  if (input.length > max) return refuse(place, "too-long", { max });
  if (unsafe.test(input)) return refuse(place, "unsafe-text");
  return input.trim() === "" ? refuse(place, "missing") : input.trim();
}

function parseDeprecated(input: unknown, place: Place): TokenPath | true | undefined {
  if (input === undefined || input === true) return input;
  return typeof input === "string" && isShortPath(input)
    ? input
    : refuse(place, "malformed", { expected: "aliasTarget" });
}

function isShortPath(path: string): path is TokenPath {
  return path.length <= recipeCounts.pathLength.max && isTokenPath(path);
}
