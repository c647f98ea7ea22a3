import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Button, showToast } from "@tessera/ui";
import { useState } from "react";
import { call } from "#api-client/call.ts";
import { downloadFile } from "#download/download-file.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./account.module.css";
import { Setting } from "./setting.tsx";

const DeleteDialog = lazyPart(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

/** Exports the data of the user, and deletes the account. */
export function DataSetting() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const exporting = useMutation({
    mutationFn: async () => (await call("exportUser", {})).data,
    onSuccess: (data) => {
      downloadFile(JSON.stringify(data, undefined, 2), "tessera-account.json", "application/json");
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return (
    <Setting title={t`Your data`} reason={t`What Tessera stores about you, as one JSON file.`}>
      <div className={styles.row}>
        <Button isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          <Trans>Export my data</Trans>
        </Button>
      </div>
      <div className={styles.row}>
        <Button kind="danger" onPress={() => setIsOpen(true)}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
      <DeleteDialog isOpen={isOpen} onClose={close} onFailure={close} />
    </Setting>
  );
}
