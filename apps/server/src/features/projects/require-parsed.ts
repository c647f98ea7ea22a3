import { describeProblems, type Locale } from "@tessera/contract";
import type { Design, Parsed } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";

/** Returns the parsed design; throws with a message for every wrong field. */
export function requireParsed(parsed: Parsed<Design>, locale: Locale, under = ""): Design {
  if (parsed.ok) return parsed.value;
  throw new ApiError("invalid", describeProblems(parsed.problems, locale, under));
}
