import { getThemeStore, useTheme } from "@tessera/ui";
import { lazy, Suspense } from "react";

const PendingTheme = lazy(async () => ({
  default: (await import("./pending-theme.tsx")).PendingTheme,
}));

/** Covers whatever page is shown while changed settings wait for it to load anew; loads with the first change. */
export function ThemeReload() {
  const { isReloadPending } = useTheme();
  if (!isReloadPending) return null;
  return (
    <Suspense fallback={null}>
      <PendingTheme onApply={() => getThemeStore().applyNow()} />
    </Suspense>
  );
}
