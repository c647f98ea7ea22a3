import { Trans, useLingui } from "@lingui/react/macro";
import type { Passkey } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Dialog, DialogActions, ErrorNote, loadOnce, TextField } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "../account.module.css";

const check = loadOnce(async () => (await import("#authentication/form-checks.ts")).checkRename);

/** The props of a dialog about a passkey. */
export type PasskeyDialogProps = PopupProps & { readonly passkey: Passkey };

/** Requests another name of a passkey. */
export function RenameDialog({ isOpen, onClose, passkey }: PasskeyDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} confirmsClosing="never" title={t`Rename passkey`}>
      <RenameForm passkey={passkey} onRenamed={onClose} />
    </Dialog>
  );
}

function RenameForm({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { name: passkey.name },
    send: async (body) => {
      const { data } = await call("renamePasskey", { params: { passkeyId: passkey.id }, body });
      const { queryKey } = queries.passkeys();
      queryClient.setQueryData(queryKey, (passkeys) =>
        passkeys?.map((each) => (each.id === data.id ? data : each)),
      );
      onRenamed();
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus */}
      <TextField {...field("name")} autoFocus label={t`Name`} autoComplete="off" size="l" />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Rename</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
