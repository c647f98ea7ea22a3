import { Button, Menu, MenuItem, type MenuItemProps, MenuTrigger } from "@tessera/ui";
import { Pencil } from "lucide-react";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "MenuItem",
  states: {
    usual() {
      return <Item isOpen={false} />;
    },
    open() {
      return <Item icon={Pencil} />;
    },
    "open-with-description"() {
      const translate = useTranslate();
      return (
        <Item
          icon={Pencil}
          description={translate(
            "Addresses change with the name.",
            "Adresler adla birlikte değişir.",
          )}
        />
      );
    },
    "open-with-shortcut"() {
      return <Item icon={Pencil} shortcut="Control+D" />;
    },
    "open-danger"() {
      return <Item icon={Pencil} isDanger />;
    },
    "open-current"() {
      return <Item href="#here" isCurrent />;
    },
    "open-disabled"() {
      return <Item isDisabled />;
    },
    "open-disabled-with-reason"() {
      const translate = useTranslate();
      return (
        <Item disabledReason={translate("Editors can rename.", "Düzenleyenler adlandırabilir.")} />
      );
    },
  },
  probe({ probe }) {
    return <Item {...probe} />;
  },
  finds: [{ role: "button", name: { en: "Actions", tr: "İşlemler" } }],
  opens: {
    trigger: { role: "button", name: { en: "Actions", tr: "İşlemler" } },
    opened: { role: "menuitem", name: { en: "Rename", tr: "Yeniden adlandır" } },
  },
  sameInBoth: ["Ctrl", "D"],
};

function Item({
  isOpen = true,
  ...props
}: Partial<MenuItemProps<object>> & { readonly isOpen?: boolean }) {
  const translate = useTranslate();
  return (
    <MenuTrigger defaultOpen={isOpen}>
      <Button>{translate("Actions", "İşlemler")}</Button>
      <Menu>
        <MenuItem {...props}>{translate("Rename", "Yeniden adlandır")}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
