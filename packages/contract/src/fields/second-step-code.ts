import { problem } from "#sentences/field-problems.ts";
import { untidyString } from "./bounded.ts";

/** The number of letters and digits of a recovery code, without its hyphen. */
export const recoveryCodeLength = 8;

/** A code of an authenticator app, or a recovery code; spaces, hyphens and capital letters are accepted. */
export const secondStepCodeSchema = untidyString(12, problem("secondStepInvalid"))
  .overwrite((text) => text.replaceAll(/[\s-]/g, "").toLowerCase())
  .refine((text) => /^(?:\d{6}|[a-z\d]{8})$/.test(text), problem("secondStepInvalid"));
