import { z } from "zod";
import { problem } from "#field-problems.ts";

export const codeDigits = 6;

/** The code that a mail brings. */
export const oneTimeCodeSchema = z
  .string()
  .overwrite((text) => text.replaceAll(" ", ""))
  .refine((text) => /^\d{6}$/.test(text), problem("codeInvalid", { digits: codeDigits }));
