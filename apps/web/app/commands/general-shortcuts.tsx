import { useLingui } from "@lingui/react/macro";
import { getThemeStore, useShortcut } from "@tessera/ui";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { useIsSignedIn } from "#session/use-session.ts";
import { useShortcutGroups } from "./use-shortcut-groups.ts";

const PagePalette = lazy(async () => ({
  default: (await import("./page-palette.tsx")).PagePalette,
}));
const PageShortcuts = lazy(async () => ({
  default: (await import("./page-shortcuts.tsx")).PageShortcuts,
}));

type Open = "palette" | "shortcuts";

/** The shortcuts that every page has; the palette and the list of shortcuts load when they are asked for. */
export function GeneralShortcuts() {
  const [open, setOpen] = useState<Open>();
  const [seen, setSeen] = useState<readonly Open[]>([]);
  const show = (which: Open) => {
    setSeen([...seen, which]);
    setOpen(which);
  };
  const close = () => setOpen(undefined);
  const showShortcuts = () => show("shortcuts");
  useHelpShortcuts({ showPalette: () => show("palette"), showShortcuts });
  useThemeShortcut();
  useWayInShortcuts();
  return (
    <Suspense fallback={null}>
      {seen.includes("palette") && (
        <PagePalette isOpen={open === "palette"} onClose={close} onShowShortcuts={showShortcuts} />
      )}
      {seen.includes("shortcuts") && (
        <PageShortcuts isOpen={open === "shortcuts"} onClose={close} />
      )}
    </Suspense>
  );
}

function useHelpShortcuts({
  showPalette,
  showShortcuts,
}: {
  readonly showPalette: () => void;
  readonly showShortcuts: () => void;
}): void {
  const { t } = useLingui();
  const group = useShortcutGroups().general;
  useShortcut(
    { id: "palette", keys: "Control+K", label: t`Find a command`, group, worksInTextFields: true },
    showPalette,
  );
  useShortcut({ id: "shortcuts", keys: "?", label: t`Keyboard shortcuts`, group }, showShortcuts);
}

function useThemeShortcut(): void {
  const { t } = useLingui();
  const group = useShortcutGroups().general;
  const label = t`Switch between light and dark`;
  useShortcut({ id: "theme", keys: "m", label, group }, () => getThemeStore().toggleScheme());
}

/** For the signed-out alone: a key must not throw a person out of their work. */
function useWayInShortcuts(): void {
  const { t } = useLingui();
  const group = useShortcutGroups().general;
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  const isSignedIn = useIsSignedIn();
  const login = { id: "login", keys: "l", label: t`Log in`, group };
  useShortcut(isSignedIn ? undefined : login, () => void navigate(localized("/login")));
  const register = { id: "register", keys: "s", label: t`Start free`, group };
  useShortcut(isSignedIn ? undefined : register, () => void navigate(localized("/register")));
}
