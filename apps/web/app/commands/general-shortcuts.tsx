import { useLingui } from "@lingui/react/macro";
import { useShortcut } from "@tessera/ui";
import { useEffect, useRef, useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { navigate } from "#navigation/router.tsx";
import { useIsLoggedIn } from "#session/use-session.ts";
import { toggleScheme } from "#settings/change-theme.ts";
import { subscribeToPaletteRequests } from "./palette-request.ts";
import { useShortcutGroups } from "./use-shortcut-groups.ts";
import { WaitingPalette, type TypedCommand } from "./waiting-palette.tsx";

const PagePalette = lazyPart(async () => (await import("./page-palette.tsx")).PagePalette);
const PageShortcuts = lazyPart(async () => (await import("./page-shortcuts.tsx")).PageShortcuts);

const nothingTyped: TypedCommand = { query: "", isEntered: false };

type Open = "palette" | "shortcuts";

/** Runs the shortcuts of every page; the palette and the list of shortcuts load on demand. */
export function GeneralShortcuts() {
  const [open, setOpen] = useState<Open>();
  const [typed, setTyped] = useState(nothingTyped);
  const waiting = useRef<HTMLDialogElement>(null);
  const showShortcuts = () => setOpen("shortcuts");

  function close(): void {
    setOpen(undefined);
    setTyped(nothingTyped);
  }
  useGeneralShortcuts(() => setOpen("palette"), showShortcuts);
  useEffect(() => subscribeToPaletteRequests(() => setOpen("palette")), []);
  return (
    <>
      <PagePalette
        isOpen={open === "palette"}
        onClose={close}
        onFailure={close}
        onShowShortcuts={showShortcuts}
        typed={typed}
        // Returns the focus to its previous element, so that the palette can restore it there.
        onLoaded={() => waiting.current?.close()}
        whileLoading={
          <WaitingPalette ref={waiting} typed={typed} onType={setTyped} onClose={close} />
        }
      />
      <PageShortcuts isOpen={open === "shortcuts"} onClose={close} onFailure={close} />
    </>
  );
}

/** Registers the shortcuts of every page. */
function useGeneralShortcuts(showPalette: () => void, showShortcuts: () => void): void {
  const { t } = useLingui();
  const group = useShortcutGroups().general;
  const isLoggedIn = useIsLoggedIn();
  const palette = { id: "palette", keys: "Control+K", label: t`Search for a command`, group };
  const shortcuts = { id: "shortcuts", keys: "?", label: t`Keyboard shortcuts`, group };
  const theme = { id: "theme", keys: "m", label: t`Switch between light and dark`, group };
  const login = { id: "login", keys: "l", label: t`Log in`, group };
  const register = { id: "register", keys: "s", label: t`Start free`, group };
  useShortcut({ ...palette, worksInTextFields: true }, showPalette);
  useShortcut(shortcuts, showShortcuts);
  useShortcut(theme, toggleScheme);
  // For logged-out users only: a key must not close open work.
  useShortcut(isLoggedIn ? undefined : login, () => navigate("/login"));
  useShortcut(isLoggedIn ? undefined : register, () => navigate("/register"));
}
