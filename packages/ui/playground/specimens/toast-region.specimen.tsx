import { Button, showToast, type ToastContent, ToastRegion } from "@tessera/ui";
import { useEffect, useState } from "react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "ToastRegion",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      const show = useToasts();
      return (
        <>
          <Button
            onPress={() =>
              show({
                kind: "success",
                text: say("Saved as version 14", "14. sürüm olarak kaydedildi"),
                action: { text: say("Name it", "Ad ver"), onPress: () => note("named") },
              })
            }
          >
            {say("Save", "Kaydet")}
          </Button>
          <Button onPress={() => show({ kind: "info", text: say("Copied", "Kopyalandı") })}>
            {say("Copy", "Kopyala")}
          </Button>
          <Button
            onPress={() =>
              show({
                kind: "error",
                text: say("Not saved. You are offline.", "Kaydedilmedi. Çevrimdışısınız."),
              })
            }
          >
            {say("Save offline", "Çevrimdışı kaydet")}
          </Button>
          <ToastRegion />
          {notes}
        </>
      );
    },
    success() {
      const say = useSay();
      return (
        <Shown
          kind="success"
          text={say("Saved as version 14", "14. sürüm olarak kaydedildi")}
          action={say("Name it", "Ad ver")}
        />
      );
    },
    error() {
      const say = useSay();
      return (
        <Shown
          kind="error"
          text={say("Not saved. You are offline.", "Kaydedilmedi. Çevrimdışısınız.")}
          action={say("Retry", "Yeniden dene")}
        />
      );
    },
    undo() {
      const say = useSay();
      return (
        <Shown
          kind="undo"
          text={say("Undid: base color", "Geri alındı: ana renk")}
          shortcut="Shift+Control+Z"
        />
      );
    },
    warning() {
      const say = useSay();
      return (
        <Shown
          kind="warning"
          text={say("Your session ends in a minute.", "Oturumunuz bir dakika sonra sona eriyor.")}
        />
      );
    },
    "long-text"() {
      const say = useSay();
      return (
        <Shown
          kind="info"
          text={say(
            "Deniz saved revision 14 while you edited. Your changes to the base color and the type ratio are kept.",
            "Siz düzenlerken Deniz 14. revizyonu kaydetti. Ana renk ve yazı oranındaki değişiklikleriniz duruyor.",
          )}
          action={say("Show the differences", "Farkları göster")}
        />
      );
    },
  },
  probe({ probe }) {
    return <Shown {...probe} kind="error" text={useSay()("Not saved.", "Kaydedilmedi.")} />;
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
