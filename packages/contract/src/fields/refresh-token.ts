import { boundedString } from "./bounded.ts";

/** The token that a client trades for its next pair, or ends its session with. */
export const refreshTokenSchema = boundedString(100).min(1);
