import type { I18n } from "@lingui/core";
import { describeProblem as describe, locales } from "@tessera/contract";
import type { Problem } from "@tessera/engine";

/** Describes a problem in the page's language, in the API's words. */
export function describeProblem(
  i18n: I18n,
  problem: Problem = { path: "", code: "malformed" },
): string {
  return describe(problem, locales.find((each) => each === i18n.locale) ?? "en");
}
