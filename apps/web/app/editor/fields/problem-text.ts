import type { I18n, MessageDescriptor } from "@lingui/core";
import { defineMessage } from "@lingui/core/macro";
import { describeProblemValues, locales } from "@tessera/contract";
import type { Problem, ProblemCode } from "@tessera/engine";

/** What each problem says beside the field that it belongs to. */
const texts: Readonly<Record<ProblemCode, MessageDescriptor>> = {
  missing: defineMessage({ message: "A value is needed here." }),
  "unknown-key": defineMessage({ message: "This key has no meaning here." }),
  "wrong-type": defineMessage({ message: "Enter {expected}." }),
  "not-allowed": defineMessage({ message: "Choose one of: {allowed}." }),
  "out-of-range": defineMessage({
    message: "{part}Enter a value from {min} to {max}{unit}{given}.",
  }),
  "wrong-count": defineMessage({ message: "Enter at least {min} and at most {max}." }),
  malformed: defineMessage({ message: "Enter {expected}." }),
  "too-long": defineMessage({ message: "Enter at most {max} characters." }),
  "unsafe-text": defineMessage({ message: "Use letters, digits, spaces and hyphens only." }),
  duplicate: defineMessage({ message: "This is there twice." }),
  "not-rising": defineMessage({ message: "Each value must be greater than the one before it." }),
  "unknown-token": defineMessage({ message: "There is no token {token}." }),
  "wrong-token-type": defineMessage({ message: "Enter {expected}, not {found}." }),
  cycle: defineMessage({ message: "This leads back to itself{modes}." }),
  "name-taken": defineMessage({ message: "This name is taken by {owner}." }),
  "name-reserved": defineMessage({
    message: "{name} stands only in names that Tessera makes. Choose another name.",
  }),
};

/** What is said of a problem whose values name what is already there. */
const textsOfTaken: Partial<Record<ProblemCode, MessageDescriptor>> = {
  duplicate: defineMessage({ message: "{name} is already there." }),
  "not-rising": defineMessage({ message: "{name} is already {owner}." }),
};

/** What is wrong, in the language of the page. */
export function describeProblem(i18n: I18n, problem: Problem | undefined): string {
  const locale = locales.find((each) => each === i18n.locale) ?? "en";
  const code = problem?.code ?? "malformed";
  const isNamed = problem?.values?.name !== undefined;
  return i18n._({
    ...((isNamed && textsOfTaken[code]) || texts[code]),
    values: describeProblemValues(problem?.values, locale),
  });
}
