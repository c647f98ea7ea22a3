import { useLingui } from "@lingui/react/macro";
import { printShareCode } from "@tessera/engine";
import { CopyButton, Dialog, Text, TextField } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "./share-dialog.module.css";

/** Shows the whole recipe of the draft as a code, and as an address that stores nothing. */
export function ShareDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  const code = useDesign(({ recipe }) => printShareCode(recipe));
  const fields = [
    { label: t`Address`, text: `${location.origin}/s#${code}` },
    { label: t`Code`, text: code },
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      widthPx={480}
      title={t`Share this recipe`}
      description={t`The address contains the whole recipe, with unsaved changes. Nothing is stored, and everyone who opens it gets a copy.`}
    >
      <div className={styles.fields}>
        {fields.map(({ label, text }) => (
          <div key={label} className={styles.row}>
            <TextField label={label} value={text} isReadOnly className={styles.field} />
            <CopyButton text={text} />
          </div>
        ))}
      </div>
      <Text size="label" tone="muted">
        {t`The code works wherever a design system begins, and in the palette.`}
      </Text>
    </Dialog>
  );
}
