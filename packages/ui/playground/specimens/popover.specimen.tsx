import { Button, Popover, type PopoverProps, PopoverTrigger, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Popover",
  states: {
    usual() {
      return <Unsaved isOpen={false} />;
    },
    open() {
      return <Unsaved />;
    },
    "open-above"() {
      return (
        <div style={{ paddingTop: 240 }}>
          <Unsaved placement="top start" />
        </div>
      );
    },
    "open-long"() {
      const translate = useTranslate();
      return (
        <Unsaved>
          {Array.from({ length: 24 }, (_, index) => (
            <Text key={index}>
              {translate(
                `Revision ${24 - index}: the base color became two steps darker, and the links follow it in both schemes.`,
                `${24 - index}. revizyon: ana renk iki basamak koyulaştı, bağlantılar iki şemada da onu izliyor.`,
              )}
            </Text>
          ))}
        </Unsaved>
      );
    },
  },
  probe({ probe }) {
    return <Unsaved {...probe} />;
  },
  finds: [{ role: "button", name: { en: "2 unsaved changes", tr: "2 kaydedilmemiş değişiklik" } }],
  opens: {
    trigger: {
      role: "button",
      name: { en: "2 unsaved changes", tr: "2 kaydedilmemiş değişiklik" },
    },
    opened: { role: "dialog", name: { en: "Unsaved changes", tr: "Kaydedilmemiş değişiklikler" } },
  },
};

function Unsaved({
  isOpen = true,
  children,
  ...props
}: Partial<Omit<PopoverProps, "children">> & { readonly children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <PopoverTrigger defaultOpen={isOpen}>
      <Button>{translate("2 unsaved changes", "2 kaydedilmemiş değişiklik")}</Button>
      <Popover label={translate("Unsaved changes", "Kaydedilmemiş değişiklikler")} {...props}>
        <Text>{translate("Base color, type ratio", "Ana renk, yazı oranı")}</Text>
        {children}
        <Button size="s" kind="danger">
          {translate("Discard all", "Tümünü sil")}
        </Button>
      </Popover>
    </PopoverTrigger>
  );
}
