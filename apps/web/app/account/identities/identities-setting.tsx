import { useLingui } from "@lingui/react/macro";
import { type Identity, type SocialProvider, socialProviders } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, ErrorNote, Skeleton, SkeletonBlock } from "@tessera/ui";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { usePublicConfig } from "#authentication/use-public-config.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "../account.module.css";
import { Setting } from "../setting.tsx";
import { IdentityRow } from "./identity-row.tsx";
import { useArrivedConnection } from "./use-arrived-connection.ts";

const ConnectDialog = lazyPart(async () => (await import("./connect-dialog.tsx")).ConnectDialog);
const DisconnectDialog = lazyPart(
  async () => (await import("./disconnect-dialog.tsx")).DisconnectDialog,
);

/** Shows the connected accounts of the user, connects and disconnects them; nothing without a provider. */
export function IdentitiesSetting() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const offered = usePublicConfig()?.socialProviders ?? [];
  const { data: identities, error, refetch } = useQuery(queries.identities());
  const { isPending, failure, frame } = useArrivedConnection();
  const [open, setOpen] = useState<"connect" | "disconnect">();
  /** The choice of the last dialog, which stays while the dialog closes. */
  const [provider, setProvider] = useState<SocialProvider>("google");
  const [identity, setIdentity] = useState<Identity>();
  const rows = socialProviders
    .map((each) => ({ each, connected: identities?.find((one) => one.provider === each) }))
    .filter(({ each, connected }) => connected !== undefined || offered.includes(each));
  if (rows.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <Setting
      title={t`Connected accounts`}
      reason={t`Log in with one click. They can be connected only while you’re logged in.`}
    >
      <div ref={frame} aria-busy={isPending}>
        {failure && (
          <div className={styles.row}>
            <ErrorNote>{failureText(failure)}</ErrorNote>
          </div>
        )}
        {identities ? (
          <ul>
            {rows.map(({ each, connected }) => (
              <IdentityRow
                key={each}
                provider={each}
                identity={connected}
                isPending={isPending}
                onConnect={() => {
                  setProvider(each);
                  setOpen("connect");
                }}
                onDisconnect={() => {
                  setIdentity(connected);
                  setOpen("disconnect");
                }}
              />
            ))}
          </ul>
        ) : (
          <div className={styles.row}>
            {error ? (
              <ErrorNote action={<Button onPress={() => void refetch()}>{t`Try again`}</Button>}>
                {failureText(error)}
              </ErrorNote>
            ) : (
              <Skeleton>
                <SkeletonBlock className={styles.loading} />
              </Skeleton>
            )}
          </div>
        )}
      </div>
      <ConnectDialog
        isOpen={open === "connect"}
        onClose={close}
        onFailure={close}
        provider={provider}
      />
      {identity && (
        <DisconnectDialog
          isOpen={open === "disconnect"}
          onClose={close}
          onFailure={close}
          identity={identity}
        />
      )}
    </Setting>
  );
}
