import { boundedString } from "./bounded.ts";

/** The token that a client exchanges for its next pair, or ends its session with. */
export const refreshTokenSchema = boundedString(1000).min(1);
