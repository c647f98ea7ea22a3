import { type Modes, type Token, tokenName, type TokenPath } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useLingui } from "@lingui/react/macro";
import { Icon, joinClassNames } from "@tessera/ui";
import { Pin } from "lucide-react";
import { ResetButton } from "./reset-button.tsx";
import { TokenField } from "./token-field.tsx";
import styles from "./token-row.module.css";

/** The props of rows of tokens. */
export type TokenRowsProps = {
  /** Returns whether a token is in this list, by its path. */
  readonly includes: (path: TokenPath) => boolean;
  /** Returns the label of a token's row; defaults to its whole name. */
  readonly nameOf?: ((path: TokenPath) => string) | undefined;
  readonly modes?: Partial<Modes> | undefined;
  /** True for long values: the field is below the name and has the whole width. */
  readonly isWide?: boolean | undefined;
};

/** Shows a row for every token of a kind, in the engine's order. */
export function TokenRows({ includes, nameOf, ...row }: TokenRowsProps) {
  const tokens = useDesign((design) =>
    [...design.tokens.values()].filter(({ path }) => includes(path)),
  );
  return tokens.map((token) => (
    <TokenRow key={token.path} token={token} {...row} name={nameOf?.(token.path)} />
  ));
}

type TokenRowProps = Pick<TokenRowsProps, "modes" | "isWide"> & {
  readonly token: Token;
  /** The label of the row; defaults to the token's whole name. */
  readonly name?: string | undefined;
};

/** Shows one token: its name, its value in a field, and a reset button if it is pinned. */
function TokenRow({
  token,
  modes = {},
  name = tokenName(token.path),
  isWide = false,
}: TokenRowProps) {
  const { t } = useLingui();
  return (
    <div className={joinClassNames(styles.row, isWide && styles.wide)}>
      <span className={styles.name}>
        {name}
        {token.pinned && <Icon icon={Pin} sizePx={12} aria-hidden={false} aria-label={t`Pinned`} />}
      </span>
      <span className={styles.reset}>{token.pinned && <ResetButton token={token} />}</span>
      <TokenField token={token} modes={modes} isLong={isWide} />
    </div>
  );
}
