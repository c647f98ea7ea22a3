import { Trans, useLingui } from "@lingui/react/macro";
import type { Passkey } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, ErrorNote, Icon, keepPlace, Skeleton, SkeletonBlock } from "@tessera/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "../account.module.css";
import { Setting } from "../setting.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

const AddDialog = lazyPart(async () => (await import("./add-dialog.tsx")).AddDialog);
const RenameDialog = lazyPart(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const RemoveDialog = lazyPart(async () => (await import("./remove-dialog.tsx")).RemoveDialog);

/** Shows the passkeys of the user, adds, renames and removes them. */
export function PasskeysSetting() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: passkeys, error, refetch } = useQuery(queries.passkeys());
  const [open, setOpen] = useState<"add" | "rename" | "remove">();
  /** The passkey of the last dialog, which stays while the dialog closes. */
  const [passkey, setPasskey] = useState<Passkey>();
  const show = (name: "rename" | "remove", chosen: Passkey) => {
    setPasskey(chosen);
    setOpen(name);
  };
  const dialogProps = (name: typeof open) => ({
    isOpen: open === name,
    onClose: () => setOpen(undefined),
    onFailure: () => setOpen(undefined),
  });
  return (
    <Setting
      title={t`Passkeys`}
      reason={t`Log in with your fingerprint, face or device PIN, without a password.`}
    >
      {passkeys && passkeys.length > 0 && (
        <ul>
          {passkeys.map((each) => (
            <PasskeyRow
              key={each.id}
              passkey={each}
              onRename={() => show("rename", each)}
              onRemove={() => show("remove", each)}
            />
          ))}
        </ul>
      )}
      {!passkeys && (
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
      <div className={styles.row}>
        <Button ref={keepPlace} onPress={() => setOpen("add")}>
          <Icon icon={Plus} />
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
      <AddDialog {...dialogProps("add")} />
      {passkey && <RenameDialog {...dialogProps("rename")} passkey={passkey} />}
      {passkey && <RemoveDialog {...dialogProps("remove")} passkey={passkey} />}
    </Setting>
  );
}
