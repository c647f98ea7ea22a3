import { z } from "zod";
import { boundedString } from "./bounded.ts";

/** A secret of a browser that logged in before; its logins have their own limit. */
export const deviceKeySchema = z.string().min(1).max(100);

/** The token that a client exchanges for its next pair, or ends its session with. */
export const refreshTokenSchema = boundedString(1000).min(1);

/**
 * A secret that only the person who registered receives. A code that is sent with it verifies that registration
 * alone, so that a registration of the same address by a stranger cannot replace it.
 */
export const registrationTokenSchema = boundedString(100).min(1);

/** A secret that only the person who requested a password reset receives; it selects the code of that request. */
export const resetTokenSchema = boundedString(100).min(1);

/** A secret that only the person who gave the right password receives; it selects the login to complete. */
export const loginTokenSchema = boundedString(100).min(1);

/** A secret that only the person who logged in at a provider receives; it selects the account to create. */
export const signUpTokenSchema = boundedString(100).min(1);

/** A secret that only the person who requested a change of email receives; it selects the codes of that request. */
export const emailChangeTokenSchema = boundedString(100).min(1);
