import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";
import { passwordLength } from "./password-length.ts";

/** A password as typed; ill-formed UTF-16 is refused because different texts would hash alike. */
const password = boundedString(passwordLength.maximum).refine(
  (text) => text.isWellFormed(),
  problem("passwordCharacters"),
);

/** A new password. The server also looks it up among the commonly leaked ones. */
export const newPasswordSchema = password.min(passwordLength.minimum);

/** A password for a comparison. */
export const givenPasswordSchema = password.min(1);
