import { Trans, useLingui } from "@lingui/react/macro";
import type { LoggedIn } from "@tessera/contract";
import { Dialog } from "@tessera/ui";
import { LoginForm } from "#authentication/login-form.tsx";

/** Requests the password in a dialog; the page and the typed texts stay unchanged. */
export function LoginDialog({
  isOpen,
  onClose,
  onLoggedIn,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLoggedIn: (loggedIn: LoggedIn) => Promise<void>;
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
      <LoginForm onLoggedIn={onLoggedIn} onUnverified={onClose} />
    </Dialog>
  );
}
