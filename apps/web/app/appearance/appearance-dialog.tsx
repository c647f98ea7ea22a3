import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog, Text } from "@tessera/ui";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "./appearance.module.css";
import { ThemeChoice } from "./theme-choice.tsx";

/** Shows the settings of the interface in a dialog, and stores each one when it is chosen. */
export function AppearanceDialog({ isOpen, onClose }: PopupProps) {
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

/**
 * Shows the settings of the interface. The color scheme applies at once; other settings reload the
 * page.
 */
function AppearanceForm() {
  const { t } = useLingui();
  const comfortable = t`Comfortable`;
  const compact = t`Compact`;
  return (
    <div className={styles.form}>
      <ThemeChoice
        name="colorScheme"
        label={t`Theme`}
        texts={{ dark: t`Dark`, light: t`Light`, system: t`System` }}
      />
      <ThemeChoice
        name="product"
        label={t`Interface`}
        texts={{ main: t`Main product`, backoffice: t`Backoffice` }}
      />
      <ThemeChoice name="densityMode" label={t`Density`} texts={{ comfortable, compact }} />
      <ThemeChoice
        name="contentWidth"
        label={t`Content width`}
        texts={{ compact: "1200 px", full: t`Full` }}
      />
      <ThemeChoice
        name="contentDirection"
        label={t`Navigation`}
        texts={{ vertical: t`Sidebar`, horizontal: t`Top bar` }}
      />
      <ThemeChoice
        name="navigationType"
        label={t`Menu items`}
        texts={{ expanded: t`Icons and labels`, collapsed: t`Icons only` }}
      />
      <Text size="label" tone="muted">
        <Trans>The theme changes right away. Other settings reload the page.</Trans>
      </Text>
    </div>
  );
}
