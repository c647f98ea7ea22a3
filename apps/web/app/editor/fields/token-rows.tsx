import {
  type Modes,
  printTokenValue,
  type Token,
  tokenName,
  type TokenPath,
} from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useLingui } from "@lingui/react/macro";
import { Icon, joinClassNames } from "@tessera/ui";
import { Pin } from "lucide-react";
import { ResetButton } from "./reset-button.tsx";
import { TokenField } from "./token-field.tsx";
import type { ReactNode } from "react";
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
  /** Draws a value as it is printed in CSS, beside it. */
  readonly drawValue?: ((value: string) => ReactNode) | undefined;
};

/** Shows a row for every token of a kind, in the engine's order. */
export function TokenRows({ includes, nameOf, ...row }: TokenRowsProps) {
  const tokens = useDesign((design) =>
    [...design.tokens.values()].filter(({ path }) => includes(path)),
  );
  return (
    <div className={styles.rows}>
      {tokens.map((token) => (
        <TokenRow key={token.path} token={token} {...row} name={nameOf?.(token.path)} />
      ))}
    </div>
  );
}

type TokenRowProps = Pick<TokenRowsProps, "modes" | "isWide" | "drawValue"> & {
  readonly token: Token;
  /** The label of the row; defaults to the token's whole name. */
  readonly name?: string | undefined;
};

/** Shows one token: its name, its value, its picture, and a reset button if it is pinned. */
function TokenRow({
  token,
  modes = {},
  name = tokenName(token.path),
  isWide = false,
  drawValue,
}: TokenRowProps) {
  const { t } = useLingui();
  const printed = useDesign((design) => {
    const value = design.valuesIn(modes).get(token.path);
    return value ? printTokenValue(value) : "";
  });
  return (
    <div className={joinClassNames(styles.row, isWide && styles.wide)}>
      <span className={styles.name}>
        {name}
        {token.pinned && <Icon icon={Pin} sizePx={12} aria-hidden={false} aria-label={t`Pinned`} />}
      </span>
      <TokenField token={token} modes={modes} isLong={isWide} className={styles.value} />
      {drawValue && (
        <span className={styles.picture} aria-hidden="true">
          {drawValue(printed)}
        </span>
      )}
      <span className={styles.reset}>{token.pinned && <ResetButton token={token} />}</span>
    </div>
  );
}
