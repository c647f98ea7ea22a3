import { useLingui } from "@lingui/react/macro";
import { Drawer } from "@tessera/ui";
import { DrawerNavigation } from "./editor-navigation.tsx";

/** Shows the side navigation over the screen, if there is no room beside it. */
export function NavigationDrawer({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Drawer
      confirmsClosing="never"
      isFlush
      side="left"
      width="286px"
      title={t`Navigation`}
      isOpen={isOpen}
      onClose={onClose}
    >
      <DrawerNavigation onNavigate={onClose} />
    </Drawer>
  );
}
