import { useLingui } from "@lingui/react/macro";
import { Button, Icon, joinClassNames, useShortcutKeys } from "@tessera/ui";
import { Moon, Sun } from "lucide-react";
import type { Ref } from "react";
import { toggleScheme } from "#settings/change-theme.ts";
import styles from "./theme-toggle.module.css";

/**
 * Switches between the light and the dark scheme; the style sheet chooses the icon before any
 * script has run.
 */
export function ThemeToggle({
  ref,
  className,
}: {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
}) {
  const { t } = useLingui();
  const keys = useShortcutKeys("theme");
  return (
    <Button
      ref={ref}
      kind="quiet"
      aria-label={t`Switch between light and dark`}
      {...keys.control}
      className={joinClassNames(styles.toggle, className)}
      onPress={toggleScheme}
    >
      <Icon icon={Sun} className={styles.sun} />
      <Icon icon={Moon} className={styles.moon} />
    </Button>
  );
}
