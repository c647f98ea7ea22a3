import type { I18n } from "@lingui/core";
import { describeProblem as describe, locales } from "@tessera/contract";
import type { Problem } from "@tessera/engine";

/** What is wrong, in the language of the page and the words of the API. */
export function describeProblem(
  i18n: I18n,
  problem: Problem = { path: "", code: "malformed" },
): string {
  return describe(problem, locales.find((each) => each === i18n.locale) ?? "en");
}
