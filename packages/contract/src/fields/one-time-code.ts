import { problem } from "#sentences/field-problems.ts";
import { boundedString, untidyFactor } from "./bounded.ts";

export const codeDigits = 6;

/** The code of a verification mail. */
export const oneTimeCodeSchema = boundedString(
  codeDigits * untidyFactor,
  problem("codeInvalid", { digits: codeDigits }),
)
  .overwrite((text) => text.replaceAll(" ", ""))
  .refine((text) => /^\d{6}$/.test(text), problem("codeInvalid", { digits: codeDigits }));
