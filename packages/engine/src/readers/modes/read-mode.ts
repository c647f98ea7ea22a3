import type { Modes } from "#tokens/mode.ts";
import type { TokenValue } from "#tokens/token.ts";

/** What a file says of a token: its value, or the name of the token that it is an alias of. */
export type ReadValue = TokenValue | { readonly type: "alias"; readonly to: string };

/** What files say in one combination of modes, by token name; axes that they do not know are absent. */
export type ReadMode = {
  readonly modes: Partial<Modes>;
  readonly values: ReadonlyMap<string, ReadValue>;
};
