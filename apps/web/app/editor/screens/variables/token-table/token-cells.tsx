import { Trans, useLingui } from "@lingui/react/macro";
import { tokenName, type Token } from "@tessera/engine";
import { Button, HiddenText, Icon, Swatch, TextLink, Tooltip } from "@tessera/ui";
import { Lock, Pin } from "lucide-react";
import styles from "./token-table.module.css";

type TokenNameCellProps = { readonly token: Token; readonly onCopy: () => void };

/** Shows a token's name, which is copied by a click, and a mark if it is pinned. */
export function TokenNameCell({ token, onCopy }: TokenNameCellProps) {
  const { t } = useLingui();
  const name = tokenName(token.path);
  return (
    <span className={styles.name}>
      <Tooltip text={t`Copy ${name}`}>
        <Button kind="quiet" className={styles.copy} onPress={onCopy}>
          {name}
        </Button>
      </Tooltip>
      {token.pinned && (
        <Icon
          icon={Pin}
          sizePx={12}
          className={styles.pinned}
          aria-hidden={false}
          aria-label={t`Pinned`}
        />
      )}
    </span>
  );
}

type TokenValueCellProps = { readonly token: Token; readonly value: string | undefined };

/** Shows a value; empty if the token has no such mode. */
export function TokenValueCell({ token, value }: TokenValueCellProps) {
  if (value === undefined) return null;
  return (
    <span className={styles.value}>
      {token.category === "color" && <Swatch color={value} />}
      {value}
    </span>
  );
}

/** Shows the head of the dark scheme's column; if the plan lacks it, with the upgrade. */
export function DarkHead({ isLocked }: { readonly isLocked: boolean }) {
  return (
    <>
      <Trans>Dark</Trans>{" "}
      {isLocked && (
        <TextLink href="/pricing" className={styles.locked}>
          <Icon icon={Lock} sizePx={12} />
          Pro
          <HiddenText>
            <Trans>Dark mode is included in Pro</Trans>
          </HiddenText>
        </TextLink>
      )}
    </>
  );
}
