import { useLingui } from "@lingui/react/macro";
import { getThemeStore, IconButton, useScheme } from "@tessera/ui";
import { Moon, Sun } from "lucide-react";

/** Switches between the light and the dark scheme. */
export function ThemeToggle() {
  const { t } = useLingui();
  const scheme = useScheme();
  return (
    <IconButton
      icon={scheme === "dark" ? Sun : Moon}
      label={scheme === "dark" ? t`Switch to light` : t`Switch to dark`}
      onPress={() => getThemeStore().toggleScheme()}
    />
  );
}
