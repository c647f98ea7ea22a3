import { getThemeStore, useTheme } from "@tessera/ui";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

const PendingTheme = lazyPart(async () => (await import("./pending-theme.tsx")).PendingTheme);

/** Covers whatever page is shown while changed settings wait for it to load anew; loads with the first change. */
export function ThemeReload() {
  const { isReloadPending } = useTheme();
  // Without the overlay the page loads anew all the same.
  return (
    <PendingTheme
      isOpen={isReloadPending}
      onApply={() => getThemeStore().applyNow()}
      onFailure={() => {}}
    />
  );
}
