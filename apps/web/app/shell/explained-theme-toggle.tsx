import { useLingui } from "@lingui/react/macro";
import { Tooltip, useShortcutKeys } from "@tessera/ui";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Shows the theme toggle with its tooltip. The public pages omit it because of its size. */
export function ExplainedThemeToggle() {
  const { t } = useLingui();
  const keys = useShortcutKeys("theme");
  return (
    <Tooltip text={t`Switch between light and dark`} {...keys.tip}>
      <ThemeToggle />
    </Tooltip>
  );
}
