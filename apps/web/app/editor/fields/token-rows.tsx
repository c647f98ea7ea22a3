import type { Modes, TokenPath } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { TokenRow } from "./token-row.tsx";

type TokenRowsProps = {
  /** Returns whether a token is in this list, by its path. */
  readonly includes: (path: TokenPath) => boolean;
  /** Returns the label of a token's row; defaults to its whole name. */
  readonly nameOf?: ((path: TokenPath) => string) | undefined;
  readonly modes?: Partial<Modes> | undefined;
  readonly isWide?: boolean | undefined;
};

/** Shows a row for every token of a kind, in the engine's order. */
export function TokenRows({ includes, nameOf, ...row }: TokenRowsProps) {
  const tokens = [...useDesign().tokens.values()].filter(({ path }) => includes(path));
  return tokens.map((token) => (
    <TokenRow key={token.path} token={token} {...row} name={nameOf?.(token.path)} />
  ));
}
