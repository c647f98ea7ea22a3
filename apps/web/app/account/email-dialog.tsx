import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "@tessera/ui";
import { useState } from "react";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useHasPassword } from "./confirmation-field.tsx";
import { EmailCodesForm } from "./email-codes-form.tsx";
import { type RequestedEmail, NewEmailForm } from "./new-email-form.tsx";
import { SetPasswordLink } from "./set-password-link.tsx";

/** The props of the dialog that changes the email. */
export type EmailDialogProps = PopupProps & {
  /** The current address. */
  readonly email: string;
};

/** Requests a new address and the password, then the codes that both addresses received. */
export function EmailDialog({ isOpen, onClose, email }: EmailDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Change email`}
      description={<Trans>We send a code to each address.</Trans>}
    >
      <EmailSteps email={email} onChanged={onClose} />
    </Dialog>
  );
}

function EmailSteps({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [requested, setRequested] = useState<RequestedEmail>();
  if (!useHasPassword()) {
    return (
      <p>
        <Trans>A password must confirm this change, and your account has none yet.</Trans>{" "}
        <SetPasswordLink email={email} />
      </p>
    );
  }
  return requested ? (
    <EmailCodesForm current={email} requested={requested} onChanged={onChanged} />
  ) : (
    <NewEmailForm current={email} onRequested={setRequested} />
  );
}
