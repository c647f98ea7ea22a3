import { boundedString } from "./bounded.ts";

/**
 * What registering hands to whoever registered, and to nobody else. Given with a code, it lets the code verify
 * that registration alone: another one of the same address, made by a stranger, can never take its place.
 */
export const registrationTokenSchema = boundedString(100).min(1);
