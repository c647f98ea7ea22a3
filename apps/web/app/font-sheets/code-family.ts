import { tokenPath } from "@tessera/engine";

/** The token of the code font, which few pictures show. */
export const codeFamily = tokenPath("font-family.code");
