import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "@tessera/ui";
import { LoginForm, type LoginFormProps } from "#authentication/login-form.tsx";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";

type LoginDialogProps = PopupProps & Pick<LoginFormProps, "onLoggedIn">;

/** Requests the password in a dialog; the page and the typed texts stay unchanged. */
export function LoginDialog({ isOpen, onClose, onLoggedIn }: LoginDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Log in to continue`}
      description={<Trans>You were logged out. Log in to continue where you left off.</Trans>}
    >
      <LoginForm onLoggedIn={onLoggedIn} onUnverified={onClose} isOverPage />
    </Dialog>
  );
}
