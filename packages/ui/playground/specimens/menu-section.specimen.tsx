import {
  Button,
  Menu,
  MenuItem,
  MenuSection,
  type MenuSectionProps,
  MenuTrigger,
} from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "MenuSection",
  states: {
    usual() {
      return <Sections isOpen={false} />;
    },
    open() {
      return <Sections />;
    },
    "open-choices"() {
      return <Sections selectionMode="single" defaultSelectedKeys={["dark"]} />;
    },
  },
  probe({ probe }) {
    return <Sections {...probe} />;
  },
  finds: [{ role: "button", name: { en: "Appearance", tr: "Görünüm" } }],
  opens: {
    trigger: { role: "button", name: { en: "Appearance", tr: "Görünüm" } },
    opened: { role: "group", name: { en: "Color scheme", tr: "Tema" } },
  },
};

function Sections({
  isOpen = true,
  ...props
}: Partial<MenuSectionProps<object>> & { readonly isOpen?: boolean }) {
  const say = useSay();
  return (
    <MenuTrigger defaultOpen={isOpen}>
      <Button>{say("Appearance", "Görünüm")}</Button>
      <Menu>
        <MenuSection title={say("Color scheme", "Tema")} {...props}>
          <MenuItem id="light">{say("Light", "Açık")}</MenuItem>
          <MenuItem id="dark">{say("Dark", "Koyu")}</MenuItem>
        </MenuSection>
        <MenuSection aria-label={say("More", "Daha fazla")}>
          <MenuItem>{say("All settings", "Tüm ayarlar")}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
