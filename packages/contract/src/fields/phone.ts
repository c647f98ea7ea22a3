import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";

const longestPhone = 40;

/** A mobile number of Turkey, the only country so far, in E.164; spaces, dashes and parentheses are removed. */
export const phoneSchema = boundedString(longestPhone, problem("phoneInvalid"))
  .overwrite((text) => text.replaceAll(/[ ()-]/g, ""))
  .refine((text) => /^\+905\d{9}$/.test(text), problem("phoneInvalid"));
