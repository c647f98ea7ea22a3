import { describeProblems, type Locale } from "@tessera/contract";
import type { Design, Parsed } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";

/** The design that the engine parsed; throws with a message beside every field that does not fit. */
export function requireParsed(parsed: Parsed<Design>, locale: Locale, under = ""): Design {
  if (parsed.ok) return parsed.value;
  throw new ApiError("invalid", describeProblems(parsed.problems, locale, under));
}
