import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, Dialog, DialogActions, ErrorNote, showToast } from "@tessera/ui";
import { useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { ApiError } from "#http/api-error.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { logOut } from "#log-out/use-log-out.ts";
import { forgetDeviceKey } from "#session/device-keys.ts";
import { discardOpenDrafts } from "#storage/open-drafts.ts";
import { removeDrafts } from "#storage/stored-drafts.ts";
import styles from "./account.module.css";
import { ConfirmationField } from "./confirmation-field.tsx";
import { HandOver, useNamedOrganizations } from "./hand-over.tsx";
import { useConfirmationCheck } from "./use-confirmation-check.ts";

/** Explains what a deletion of the account deletes, requests the password, and deletes it. */
export function DeleteDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Delete your account`}
      description={<Trans>This can’t be undone.</Trans>}
    >
      <DeleteForm />
    </Dialog>
  );
}

function DeleteForm() {
  const { t } = useLingui();
  const { data: user } = useQuery(queries.user());
  const [refusal, setRefusal] = useState<string>();
  const named = useNamedOrganizations(refusal);
  const isHandedOver = refusal !== undefined && named.length === 0;
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check: useConfirmationCheck(),
    defaultValues: { password: "" },
    takesFocus: false,
    send: async (body) => {
      setRefusal(undefined);
      await call("deleteUser", { body }).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.code === "soleOwner") setRefusal(cause.message);
        throw cause;
      });
      await removeStoredData(user);
      showToast({ kind: "success", text: t`Your account is deleted` });
      logOut();
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <ul className={styles.facts}>
        <li>
          <Trans>
            Organizations in which you’re the only member are deleted with their design systems.
          </Trans>
        </li>
        <li>
          <Trans>Your name disappears from the history of all other organizations.</Trans>
        </li>
        <li>
          <Trans>Your API keys stop working, and all your sessions end.</Trans>
        </li>
      </ul>
      <ConfirmationField {...field("password")} />
      {failure !== undefined && !isHandedOver && <ErrorNote>{failure}</ErrorNote>}
      {named.length > 0 && <HandOver organizations={named} />}
      {isHandedOver && (
        <output>
          <Trans>Every organization has another owner now. You can delete your account.</Trans>
        </output>
      )}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe button has the focus */}
        <Button slot="close" autoFocus>
          <Trans>Keep account</Trans>
        </Button>
        <Button type="submit" kind="danger" isPending={isSubmitting}>
          <Trans>Delete account</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

/** Removes what this browser stores for a deleted account besides its session. */
async function removeStoredData(
  user: { readonly id: string; readonly email: string } | undefined,
): Promise<void> {
  if (!user) return;
  discardOpenDrafts();
  removeDrafts(user.id);
  await forgetDeviceKey(user.email);
}
