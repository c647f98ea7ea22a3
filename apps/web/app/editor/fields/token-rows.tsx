import type { Modes, TokenPath } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { TokenRow } from "./token-row.tsx";

type TokenRowsProps = {
  /** Whether a token stands in this list, by its path. */
  readonly includes: (path: TokenPath) => boolean;
  /** What a row calls its token, where the list says the rest of its name. */
  readonly nameOf?: ((path: TokenPath) => string) | undefined;
  readonly modes?: Partial<Modes> | undefined;
  readonly isWide?: boolean | undefined;
};

/** A row for every token of a kind, in the order that the engine gives them. */
export function TokenRows({ includes, nameOf, ...row }: TokenRowsProps) {
  const tokens = [...useDesign().tokens.values()].filter(({ path }) => includes(path));
  return tokens.map((token) => (
    <TokenRow key={token.path} token={token} {...row} name={nameOf?.(token.path)} />
  ));
}
