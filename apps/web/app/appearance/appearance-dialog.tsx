import { useLingui } from "@lingui/react/macro";
import { Dialog } from "@tessera/ui";
import { AppearanceForm } from "./appearance-form.tsx";

/** Shows the settings of the interface in a dialog, and stores each one when it is chosen. */
export function AppearanceDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      widthPx={480}
      title={t`Appearance`}
    >
      <AppearanceForm />
    </Dialog>
  );
}
