import { Trans, useLingui } from "@lingui/react/macro";
import { passwordLength } from "@tessera/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNote,
  loadOnce,
  PasswordField,
  showToast,
} from "@tessera/ui";
import { useEffect, useRef } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { findDeviceKey } from "#session/device-keys.ts";
import styles from "./account.module.css";

const check = loadOnce(async () => (await import("#authentication/form-checks.ts")).checkChange);

/** Requests the current and the new password in a dialog, and changes it. */
export function PasswordDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Change password`}
      description={<Trans>All other sessions end.</Trans>}
    >
      <PasswordForm onChanged={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: user } = useQuery(queries.user());
  const email = user?.email ?? "";
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { currentPassword: "", newPassword: "" },
    send: async (body) => {
      const deviceKey = await findDeviceKey(email);
      await call("changePassword", { body: { ...body, deviceKey } });
      showToast({ kind: "success", text: t`Your password has changed` });
      onChanged();
      const changed = [queries.user(), queries.sessions()];
      await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      {/* Password managers store the new password under this address. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...field("currentPassword")}
        ref={first}
        label={t`Current password`}
        size="l"
      />
      <PasswordField
        {...field("newPassword")}
        label={t`New password`}
        description={t`Use ${passwordLength.minimum} characters or more. Leaked passwords are not accepted.`}
        size="l"
        autoComplete="new-password"
      />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Change password</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
