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
  missing: defineMessage({ message: "Enter a value." }),
  "unknown-key": defineMessage({ message: "Unknown field. Remove it." }),
  "wrong-type": defineMessage({ message: "Enter {expected}." }),
  "not-allowed": defineMessage({ message: "Choose one of: {allowed}." }),
  "out-of-range": defineMessage({ message: "Enter a value from {min} to {max}." }),
  "out-of-range:given": defineMessage({
    message: "Enter a value from {min} to {max}, not {given}.",
  }),
  "out-of-range:part": defineMessage({
    message: "Enter a value from {min} to {max} for {part}, not {given}.",
  }),
  "wrong-count": defineMessage({ message: "Enter {min} to {max} values." }),
  "wrong-count:exact": defineMessage({ message: "Enter exactly {max} values." }),
  "wrong-count:most": defineMessage({ message: "Enter at most {max} values." }),
  malformed: defineMessage({ message: "Enter {expected}." }),
  "too-long": defineMessage({ message: "Use at most {max} characters." }),
  "unsafe-text": defineMessage({ message: "Use letters, digits, spaces and hyphens only." }),
  duplicate: defineMessage({ message: "This is a duplicate. Change or remove it." }),
  "duplicate:named": defineMessage({ message: "{name} already exists." }),
  "not-rising": defineMessage({ message: "Use a value above the previous one." }),
  "not-rising:named": defineMessage({ message: "Step {owner} already uses {name}." }),
  "unknown-token": defineMessage({ message: "There’s no token named {token}." }),
  "wrong-token-type": defineMessage({ message: "Enter {expected}, not {found}." }),
  cycle: defineMessage({ message: "This token refers to itself. Choose another one." }),
  "cycle:modes": defineMessage({
    message: "This token refers to itself ({modes}). Choose another one.",
  }),
  "name-taken:token": defineMessage({ message: "This name is taken by the token {owner}." }),
  "name-taken:role": defineMessage({ message: "This name is taken by the role {owner}." }),
  "name-taken:palette": defineMessage({ message: "This name is taken by the palette {owner}." }),
  "name-taken:step": defineMessage({ message: "This name is taken by the step {owner}." }),
  "name-reserved": defineMessage({
    message: "“{name}” is reserved. Choose another name.",
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
