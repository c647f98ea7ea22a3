import { useLingui } from "@lingui/react/macro";
import { Dialog } from "@tessera/ui";
import { AppearanceForm } from "./appearance-form.tsx";

/** The settings of the interface over the page: each is kept as soon as it is chosen. */
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
