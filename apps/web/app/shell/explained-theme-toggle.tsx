import { useLingui } from "@lingui/react/macro";
import { Tooltip, useShortcutKeys } from "@tessera/ui";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The theme toggle with its tooltip, which the public pages do without: it would weigh more than all of their header. */
export function ExplainedThemeToggle() {
  const { t } = useLingui();
  const keys = useShortcutKeys("theme");
  return (
    <Tooltip text={t`Switch between light and dark`} {...keys.tip}>
      <ThemeToggle />
    </Tooltip>
  );
}
