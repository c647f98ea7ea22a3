import type { I18n, MessageDescriptor } from "@lingui/core";
import { defineMessage } from "@lingui/core/macro";
import {
  describeProblemValues,
  findProblemCase,
  locales,
  type ProblemCase,
} from "@tessera/contract";
import type { Problem } from "@tessera/engine";

/** What each problem says beside the field that it belongs to. */
const texts: Readonly<Record<ProblemCase, MessageDescriptor>> = {
  missing: defineMessage({ message: "A value is needed here." }),
  "unknown-key": defineMessage({ message: "This key has no meaning here." }),
  "wrong-type": defineMessage({ message: "Enter {expected}." }),
  "not-allowed": defineMessage({ message: "Choose one of: {allowed}." }),
  "out-of-range": defineMessage({ message: "Enter a value from {min} to {max}." }),
  "out-of-range:given": defineMessage({
    message: "Enter a value from {min} to {max}, not {given}.",
  }),
  "out-of-range:part": defineMessage({
    message: "Enter a value from {min} to {max} for {part}, not {given}.",
  }),
  "wrong-count": defineMessage({ message: "Enter at least {min} and at most {max}." }),
  "wrong-count:exact": defineMessage({ message: "Enter exactly {max}." }),
  "wrong-count:most": defineMessage({ message: "Enter at most {max}." }),
  malformed: defineMessage({ message: "Enter {expected}." }),
  "too-long": defineMessage({ message: "Enter at most {max} characters." }),
  "unsafe-text": defineMessage({ message: "Use letters, digits, spaces and hyphens only." }),
  duplicate: defineMessage({ message: "This is there twice." }),
  "duplicate:named": defineMessage({ message: "{name} is already there." }),
  "not-rising": defineMessage({ message: "Each value must be greater than the one before it." }),
  "not-rising:named": defineMessage({ message: "{name} is already the step {owner}." }),
  "unknown-token": defineMessage({ message: "There is no token {token}." }),
  "wrong-token-type": defineMessage({ message: "Enter {expected}, not {found}." }),
  cycle: defineMessage({ message: "This leads back to itself." }),
  "cycle:modes": defineMessage({ message: "This leads back to itself ({modes})." }),
  "name-taken:token": defineMessage({ message: "This name is taken by the token {owner}." }),
  "name-taken:role": defineMessage({ message: "This name is taken by the role {owner}." }),
  "name-taken:palette": defineMessage({ message: "This name is taken by the palette {owner}." }),
  "name-taken:step": defineMessage({ message: "This name is taken by the step {owner}." }),
  "name-reserved": defineMessage({
    message: "{name} stands only in names that Tessera makes. Choose another name.",
  }),
};

/** What is wrong, in the language of the page. */
export function describeProblem(i18n: I18n, problem: Problem | undefined): string {
  const locale = locales.find((each) => each === i18n.locale) ?? "en";
  return i18n._({
    ...texts[problem ? findProblemCase(problem) : "malformed"],
    values: describeProblemValues(problem?.values, locale),
  });
}
