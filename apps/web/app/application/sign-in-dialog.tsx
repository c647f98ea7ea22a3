import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "@tessera/contract";
import { Dialog } from "@tessera/ui";
import { LoginForm } from "#authentication/login-form.tsx";

/** Asks for the password over the page; the page and what was typed stay as they are. */
export function SignInDialog({
  isOpen,
  onClose,
  onSignedIn,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Log in to continue`}
      description={<Trans>You were logged out. Log in to continue where you left off.</Trans>}
    >
      <LoginForm onSignedIn={onSignedIn} onUnverified={onClose} />
    </Dialog>
  );
}
