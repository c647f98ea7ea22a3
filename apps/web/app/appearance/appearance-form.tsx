import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@tessera/ui";
import styles from "./appearance.module.css";
import { ThemeChoice } from "./theme-choice.tsx";

/** The settings of the interface. The color scheme shows at once; with any other the page loads again. */
export function AppearanceForm() {
  const { t } = useLingui();
  const comfortable = t`Comfortable`;
  const compact = t`Compact`;
  return (
    <div className={styles["form"]}>
      <ThemeChoice
        name="colorScheme"
        label={t`Color scheme`}
        texts={{ dark: t`Dark`, light: t`Light`, system: t`System` }}
      />
      <ThemeChoice
        name="product"
        label={t`Look`}
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
        texts={{ vertical: t`At the side`, horizontal: t`On top` }}
      />
      <ThemeChoice
        name="navigationType"
        label={t`Its entries`}
        texts={{ expanded: t`With names`, collapsed: t`Icons alone` }}
      />
      <Text size="label" tone="muted">
        <Trans>The color scheme changes at once. For the others the page loads again.</Trans>
      </Text>
    </div>
  );
}
