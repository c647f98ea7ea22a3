import { Trans, useLingui } from "@lingui/react/macro";
import { type Identity, type SocialProvider, socialProviderNames } from "@tessera/contract";
import { Button, keepPlace, printDate } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "../account.module.css";

/** The props of a provider's row. */
export type IdentityRowProps = {
  readonly provider: SocialProvider;
  /** The connected account; undefined without one. */
  readonly identity: Identity | undefined;
  /** True while an account is being connected. */
  readonly isPending: boolean;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
};

/** Shows whether a provider is connected, and the button that changes it. */
export function IdentityRow(props: IdentityRowProps) {
  const { provider, identity, isPending, onConnect, onDisconnect } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const providerName = socialProviderNames[provider];
  const accountName = identity?.accountName;
  const date = identity && printDate(identity.createdAt, locale);
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <p className={styles.name}>{providerName}</p>
        <p className={styles.reason}>
          {identity ? t`Connected as ${accountName} on ${date}` : t`Not connected`}
        </p>
      </div>
      {identity ? (
        <Button
          ref={keepPlace}
          size="s"
          aria-label={t`Disconnect ${providerName}`}
          onPress={onDisconnect}
        >
          <Trans>Disconnect</Trans>
        </Button>
      ) : (
        <Button
          ref={keepPlace}
          size="s"
          aria-label={t`Connect ${providerName}`}
          isPending={isPending}
          onPress={onConnect}
        >
          <Trans>Connect</Trans>
        </Button>
      )}
    </li>
  );
}
