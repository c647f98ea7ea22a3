import { Button, showToast, type ToastContent, ToastRegion } from "@tessera/ui";
import { useEffect, useState } from "react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "ToastRegion",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      const show = useToasts();
      return (
        <>
          <Button
            onPress={() =>
              show({
                kind: "success",
                text: translate("Saved as version 14", "14. sürüm olarak kaydedildi"),
                action: { text: translate("Name it", "Ad ver"), onPress: () => note("named") },
              })
            }
          >
            {translate("Save", "Kaydet")}
          </Button>
          <Button onPress={() => show({ kind: "info", text: translate("Copied", "Kopyalandı") })}>
            {translate("Copy", "Kopyala")}
          </Button>
          <Button
            onPress={() =>
              show({
                kind: "error",
                text: translate("Not saved. You are offline.", "Kaydedilmedi. Çevrimdışısınız."),
              })
            }
          >
            {translate("Save offline", "Çevrimdışı kaydet")}
          </Button>
          <ToastRegion />
          {notes}
        </>
      );
    },
    success() {
      const translate = useTranslate();
      return (
        <Shown
          kind="success"
          text={translate("Saved as version 14", "14. sürüm olarak kaydedildi")}
          action={translate("Name it", "Ad ver")}
        />
      );
    },
    error() {
      const translate = useTranslate();
      return (
        <Shown
          kind="error"
          text={translate("Not saved. You are offline.", "Kaydedilmedi. Çevrimdışısınız.")}
          action={translate("Retry", "Yeniden dene")}
        />
      );
    },
    undo() {
      const translate = useTranslate();
      return (
        <Shown
          kind="undo"
          text={translate("Undid: base color", "Geri alındı: ana renk")}
          shortcut="Shift+Control+Z"
        />
      );
    },
    warning() {
      const translate = useTranslate();
      return (
        <Shown
          kind="warning"
          text={translate(
            "Your session ends in a minute.",
            "Oturumunuz bir dakika sonra sona eriyor.",
          )}
        />
      );
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <Shown
          kind="info"
          text={translate(
            "Deniz saved revision 14 while you edited. Your changes to the base color and the type ratio are kept.",
            "Siz düzenlerken Deniz 14. revizyonu kaydetti. Ana renk ve yazı oranındaki değişiklikleriniz duruyor.",
          )}
          action={translate("Show the differences", "Farkları göster")}
        />
      );
    },
  },
  probe({ probe }) {
    return <Shown {...probe} kind="error" text={useTranslate()("Not saved.", "Kaydedilmedi.")} />;
  },
  finds: [
    { role: "button", name: { en: "Save", tr: "Kaydet" } },
    { role: "button", name: { en: "Copy", tr: "Kopyala" } },
  ],
  keys: [{ keys: ["Enter", "F6", "Tab", "Tab", "Enter"], notes: "named" }],
  sameInBoth: ["Ctrl", "Z"],
};

/** Shows toasts that close when the state unmounts, whatever time they have left. */
function useToasts(): (content: ToastContent) => void {
  const [closers] = useState<(() => void)[]>(() => []);
  useEffect(() => () => closers.forEach((close) => close()), [closers]);
  return (content) => closers.push(showToast(content));
}

function Shown({
  kind,
  text,
  action,
  shortcut,
  ...props
}: Omit<ToastContent, "action"> & { readonly action?: string }) {
  useEffect(
    () =>
      showToast({
        kind,
        text,
        ...(action !== undefined && { action: { text: action, onPress: () => undefined } }),
        ...(shortcut !== undefined && { shortcut }),
      }),
    [kind, text, action, shortcut],
  );
  return <ToastRegion {...props} />;
}
