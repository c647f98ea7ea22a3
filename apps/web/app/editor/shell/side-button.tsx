import { useLingui } from "@lingui/react/macro";
import { Drawer, IconButton } from "@tessera/ui";
import { PanelLeft } from "lucide-react";
import { useState } from "react";
import { DrawerNavigation } from "./editor-navigation.tsx";
import { sideAsDrawer, useMediaQuery } from "./use-media-query.ts";

/** Opens the side navigation where there is no room for it beside the screen. */
export function SideButton() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMediaQuery(sideAsDrawer)) return null;
  return (
    <>
      <IconButton icon={PanelLeft} label={t`Open the navigation`} onPress={() => setIsOpen(true)} />
      <Drawer
        confirmsClosing="never"
        isFlush
        side="left"
        width="286px"
        title={t`Navigation`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <DrawerNavigation onNavigate={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
