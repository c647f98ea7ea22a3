import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@tessera/ui";
import { PanelLeft } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { sideAsDrawer, useMediaQuery } from "./use-media-query.ts";

const NavigationDrawer = lazyPart(
  async () => (await import("#editor/navigation/navigation-drawer.tsx")).NavigationDrawer,
);

/** Opens the side navigation, if there is no room for it beside the screen. */
export function SideButton() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!useMediaQuery(sideAsDrawer)) return null;
  return (
    <>
      <IconButton icon={PanelLeft} label={t`Open navigation`} onPress={() => setIsOpen(true)} />
      <NavigationDrawer isOpen={isOpen} isLikely onClose={close} onFailure={close} />
    </>
  );
}
