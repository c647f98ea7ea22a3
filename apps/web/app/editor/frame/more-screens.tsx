import { importPart } from "#editor/later-parts/import-part.ts";
import { Icon } from "@tessera/ui";
import { PanelLeftOpen } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import { lazyPart } from "#lazy-part/lazy-part.tsx";

const NavigationDrawer = lazyPart(
  async () =>
    (await importPart(import("#editor/navigation/navigation-drawer.tsx"))).NavigationDrawer,
);

type MoreScreensProps = {
  readonly name: string;
  readonly className?: string | undefined;
};

/**
 * Opens the tree of all screens and formats over the page. With the path as its key, the heading of a
 * chosen screen gets the focus.
 */
export function MoreScreens({ name, className = "" }: MoreScreensProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" className={className} onPress={() => setIsOpen(true)}>
        <Icon icon={PanelLeftOpen} sizePx={20} />
        {name}
      </Button>
      <NavigationDrawer isOpen={isOpen} onClose={close} onFailure={close} />
    </>
  );
}
