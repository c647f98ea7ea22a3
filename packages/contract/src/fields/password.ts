import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";

export const passwordLength = { minimum: 8, maximum: 128 } as const;

/** A password as it is typed: nothing trimmed, nothing folded, and never one that two texts could stand for. */
const password = boundedString(passwordLength.maximum).refine(
  (text) => text.isWellFormed(),
  problem("passwordCharacters"),
);

/** A password to be set. Whether it is a commonly leaked one, the server looks up beside this. */
export const newPasswordSchema = password.min(passwordLength.minimum);

/** A password to be compared. */
export const givenPasswordSchema = password.min(1);
