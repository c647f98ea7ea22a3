import { boundedString } from "./bounded.ts";

/**
 * A secret that only the person who registered receives. A code that is sent with it verifies that registration
 * alone, so that a registration of the same address by a stranger cannot replace it.
 */
export const registrationTokenSchema = boundedString(100).min(1);
