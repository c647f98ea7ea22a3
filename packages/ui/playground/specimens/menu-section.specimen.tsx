import {
  Button,
  Menu,
  MenuItem,
  MenuSection,
  type MenuSectionProps,
  MenuTrigger,
} from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
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
  const translate = useTranslate();
  return (
    <MenuTrigger defaultOpen={isOpen}>
      <Button>{translate("Appearance", "Görünüm")}</Button>
      <Menu>
        <MenuSection title={translate("Color scheme", "Tema")} {...props}>
          <MenuItem id="light">{translate("Light", "Açık")}</MenuItem>
          <MenuItem id="dark">{translate("Dark", "Koyu")}</MenuItem>
        </MenuSection>
        <MenuSection aria-label={translate("More", "Daha fazla")}>
          <MenuItem>{translate("All settings", "Tüm ayarlar")}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
