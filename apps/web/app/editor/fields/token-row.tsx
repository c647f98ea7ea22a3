import { useLingui } from "@lingui/react/macro";
import { tokenName, type Modes, type Token } from "@tessera/engine";
import { Icon, joinClassNames } from "@tessera/ui";
import { Pin } from "lucide-react";
import { ResetButton } from "./reset-button.tsx";
import { TokenField } from "./token-field.tsx";
import styles from "./token-row.module.css";

type TokenRowProps = {
  readonly token: Token;
  readonly modes?: Partial<Modes> | undefined;
  /** The label of the row; defaults to the token's whole name. */
  readonly name?: string | undefined;
  /** True for long values: the field is below the name and has the whole width. */
  readonly isWide?: boolean | undefined;
};

/** Shows one token: its name, its value in a field, and a reset button if it is pinned. */
export function TokenRow({
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
