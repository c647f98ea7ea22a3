import { problem } from "#sentences/field-problems.ts";
import { untidyString } from "./bounded.ts";
import { isVisible } from "./is-visible.ts";

export const longestName = 80;

/** Control characters, line separators, and the marks that change the text direction. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069/\\]/u;

/** The name of a person, an organization or a project, trimmed and in Unicode NFC. */
export const nameSchema = untidyString(longestName)
  .overwrite((text) => text.normalize("NFC").trim())
  .min(1)
  .refine((text) => !forbidden.test(text), problem("nameCharacters"))
  .refine(isVisible, problem("invisible"))
  .refine((text) => [...text].length <= longestName, problem("tooLong", { maximum: longestName }))
  .meta({ maxLength: longestName });
