import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNote,
  loadOnce,
  showToast,
  TextField,
} from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { usePasskeys } from "#authentication/use-passkeys.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "../account.module.css";
import { ConfirmationField, useHasPassword } from "../confirmation-field.tsx";

const checks = () => import("#authentication/form-checks.ts");
const withPassword = loadOnce(async () => (await checks()).checkNewPasskey);
const withoutPassword = loadOnce(async () => (await checks()).checkRecentPasskey);

/** Requests the name of a passkey and the password, and adds the passkey that the browser creates. */
export function AddDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Add a passkey`}
      description={<Trans>Your browser then asks where to store it.</Trans>}
    >
      <AddForm onAdded={onClose} />
    </Dialog>
  );
}

function AddForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { create } = usePasskeys();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check: useHasPassword() ? withPassword : withoutPassword,
    defaultValues: { name: "", password: "" },
    send: async ({ name, password }) => {
      const options = (await call("preparePasskey", { body: { password } })).data;
      const credential = await create(options);
      const { data } = await call("createPasskey", { body: { name, credential } });
      const { queryKey } = queries.passkeys();
      queryClient.setQueryData(queryKey, (passkeys) => [...(passkeys ?? []), data]);
      showToast({ kind: "success", text: t`The passkey logs you in from now on` });
      onAdded();
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        {...field("name")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus
        autoFocus
        label={t`Name`}
        description={t`What the passkey is stored on, such as a laptop or a security key.`}
        autoComplete="off"
        size="l"
      />
      <ConfirmationField {...field("password")} />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Add passkey</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
