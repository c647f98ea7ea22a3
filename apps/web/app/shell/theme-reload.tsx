import { useLingui } from "@lingui/react/macro";
import { getThemeStore, useTheme } from "@tessera/ui";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

const PendingTheme = lazyPart(async () => (await import("./pending-theme.tsx")).PendingTheme);

/** Covers whatever page is shown while changed settings wait for it to load anew; loads with the first change. */
export function ThemeReload() {
  const { t } = useLingui();
  const { isReloadPending } = useTheme();
  return (
    <PendingTheme
      isOpen={isReloadPending}
      onApply={() => getThemeStore().applyNow()}
      // A reload that nothing announces would surprise, and offline take the page away.
      onFailure={() => getThemeStore().applyWithoutReload()}
      failureText={t`The page couldn’t reload. Your settings are saved and applied.`}
    />
  );
}
