import { problem } from "#sentences/field-problems.ts";
import { untidyString } from "./bounded.ts";

export const codeDigits = 6;

/** The code of a verification mail. */
export const oneTimeCodeSchema = untidyString(
  codeDigits,
  problem("codeInvalid", { digits: codeDigits }),
)
  .overwrite((text) => text.replaceAll(" ", ""))
  .refine((text) => /^\d{6}$/.test(text), problem("codeInvalid", { digits: codeDigits }));
