import type { I18n, MessageDescriptor } from "@lingui/core";
import { defineMessage } from "@lingui/core/macro";
import { describeExpected, describeModes, locales } from "@tessera/contract";
import type { Problem, ProblemCode } from "@tessera/engine";

/** What each problem says beside the field that it belongs to. */
const texts: Readonly<Record<ProblemCode, MessageDescriptor>> = {
  missing: defineMessage({ message: "A value is needed here." }),
  "unknown-key": defineMessage({ message: "This key has no meaning here." }),
  "wrong-type": defineMessage({ message: "Enter a value of another kind." }),
  "not-allowed": defineMessage({ message: "Choose one of: {allowed}." }),
  "out-of-range": defineMessage({ message: "Enter a number from {min} to {max}." }),
  "wrong-count": defineMessage({ message: "Enter at least {min} and at most {max}." }),
  malformed: defineMessage({ message: "Enter {expected}." }),
  "too-long": defineMessage({ message: "Enter at most {max} characters." }),
  "unsafe-text": defineMessage({ message: "Use letters, digits, spaces and hyphens only." }),
  duplicate: defineMessage({ message: "This is there twice." }),
  "not-rising": defineMessage({ message: "Each value must be greater than the one before it." }),
  "unknown-token": defineMessage({ message: "There is no token of this name." }),
  "wrong-token-type": defineMessage({ message: "A value of another kind belongs here." }),
  cycle: defineMessage({ message: "This leads back to itself{modes}." }),
  "name-taken": defineMessage({ message: "This name is taken." }),
};

/** What is wrong, in the language of the page. */
export function describeProblem(i18n: I18n, problem: Problem | undefined): string {
  const { expected, modes } = problem?.values ?? {};
  const locale = locales.find((each) => each === i18n.locale) ?? "en";
  return i18n._({
    ...texts[problem?.code ?? "malformed"],
    values: {
      ...problem?.values,
      modes: describeModes(modes, locale),
      ...(expected && { expected: describeExpected(expected, locale) }),
    },
  });
}
