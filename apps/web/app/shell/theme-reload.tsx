import { useLingui } from "@lingui/react/macro";
import { getThemeStore, useTheme } from "@tessera/ui";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

const PendingTheme = lazyPart(async () => (await import("./pending-theme.tsx")).PendingTheme);

/** Covers any page while changed settings wait for its reload; loads with the first change. */
export function ThemeReload() {
  const { t } = useLingui();
  const { isReloadPending } = useTheme();
  return (
    <PendingTheme
      isOpen={isReloadPending}
      onApply={() => getThemeStore().applyNow()}
      // An unannounced reload would be unexpected, and offline it would lose the page.
      onFailure={() => getThemeStore().applyWithoutReload()}
      failureText={t`The page couldn’t reload. Your settings are saved and applied.`}
    />
  );
}
