import { Button, MessageDialog, type MessageDialogProps, Select } from "@tessera/ui";
import { useRef, useState } from "react";
import { useNotes } from "../notes.tsx";
import { usePressed } from "../use-pressed.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

const nothing = () => undefined;

export const specimen: Specimen = {
  name: "MessageDialog",
  states: {
    usual() {
      return <Deleting onConfirm={nothing} />;
    },
    failing() {
      return <Deleting onConfirm={() => Promise.reject(new Error("offline"))} />;
    },
    "typed-name"() {
      return <Deleting onConfirm={nothing} typedName="Atlas" />;
    },
    "open-delete"() {
      return <Message kind="delete" onConfirm={nothing} />;
    },
    "open-info"() {
      const translate = useTranslate();
      return (
        <Message
          kind="info"
          description={translate(
            "Copies are not affected by the color-vision simulation.",
            "Renk görme benzetimi kopyaları etkilemez.",
          )}
        />
      );
    },
    "open-warning"() {
      const translate = useTranslate();
      return (
        <Message
          kind="warning"
          onConfirm={nothing}
          description={translate(
            "The import replaces 12 tokens that you have pinned by hand.",
            "İçe aktarma, elle sabitlediğiniz 12 tokenın yerini alır.",
          )}
        />
      );
    },
    "open-success"() {
      const translate = useTranslate();
      return (
        <Message
          kind="success"
          description={translate(
            "Version 14 is saved. Everybody in the organization can see it.",
            "14. sürüm kaydedildi. Kuruluştaki herkes görebilir.",
          )}
        />
      );
    },
    "open-error"() {
      const translate = useTranslate();
      return (
        <Message
          kind="error"
          onConfirm={nothing}
          description={translate(
            "The export was not made, because you are offline. Your changes are kept on this device.",
            "Çevrimdışı olduğunuz için dışa aktarılamadı. Değişiklikleriniz bu cihazda duruyor.",
          )}
        />
      );
    },
    "open-confirm"() {
      const translate = useTranslate();
      return (
        <Message
          kind="confirm"
          onConfirm={nothing}
          description={translate(
            "Deniz becomes an owner and can delete the organization.",
            "Deniz sahip olur ve kuruluşu silebilir.",
          )}
        />
      );
    },
    "open-filter"() {
      const translate = useTranslate();
      return (
        <Message kind="filter" onConfirm={nothing}>
          <Select<"colors" | "radii">
            label={translate("Category", "Kategori")}
            options={[
              { id: "colors", text: translate("Colors", "Renkler") },
              { id: "radii", text: translate("Radii", "Köşe yarıçapları") },
            ]}
            value="colors"
            onChange={nothing}
          />
        </Message>
      );
    },
    "open-base"() {
      const translate = useTranslate();
      return (
        <Message
          kind="base"
          title={translate("Your export is ready", "Dışa aktarma hazır")}
          description={translate("The file holds 214 tokens.", "Dosyada 214 token var.")}
        />
      );
    },
    "open-typed-name"() {
      return <Message kind="delete" onConfirm={nothing} typedName="Atlas" />;
    },
    "open-pending"() {
      return (
        <Message
          ref={usePressed("[type=submit]")}
          kind="delete"
          onConfirm={() => new Promise(nothing)}
        />
      );
    },
    "open-failed"() {
      const translate = useTranslate();
      return (
        <Message
          ref={usePressed("[type=submit]")}
          kind="delete"
          onConfirm={() => Promise.reject(new Error("offline"))}
          describeFailure={() =>
            translate(
              "Not deleted. You are offline: try again when you are back.",
              "Silinmedi. Çevrimdışısınız: bağlanınca yeniden deneyin.",
            )
          }
        />
      );
    },
    "open-long"() {
      const translate = useTranslate();
      return (
        <Message
          kind="delete"
          onConfirm={nothing}
          title={translate(
            "Delete the design system of the northern retail team and all of its versions?",
            "Kuzey perakende ekibinin tasarım sistemi ve bütün sürümleri silinsin mi?",
          )}
          confirmText={translate("Delete the design system", "Tasarım sistemini kalıcı olarak sil")}
          cancelText={translate("Keep it for now", "Şimdilik olduğu gibi kalsın")}
        />
      );
    },
  },
  probe({ probe }) {
    return <Message {...probe} kind="delete" onConfirm={nothing} />;
  },
  finds: [{ role: "button", name: { en: "Delete the system", tr: "Sistemi sil" } }],
  keys: [
    { keys: ["Enter", "Escape"], notes: "closed" },
    { keys: ["Enter", "Enter"], notes: "closed" },
    { keys: ["Enter", "Tab", "Enter"], notes: "deleted" },
  ],
  opens: {
    trigger: { role: "button", name: { en: "Delete the system", tr: "Sistemi sil" } },
    opened: { role: "alertdialog", name: { en: "Delete Atlas?", tr: "Atlas silinsin mi?" } },
  },
  sameInBoth: ["Atlas"],
};

function Deleting({
  onConfirm,
  ...props
}: Pick<MessageDialogProps, "typedName"> & Required<Pick<MessageDialogProps, "onConfirm">>) {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  const [isOpen, setIsOpen] = useState(false);
  const isDeleted = useRef(false);
  return (
    <>
      <Button kind="danger" onPress={() => setIsOpen(true)}>
        {translate("Delete the system", "Sistemi sil")}
      </Button>
      <Message
        {...props}
        kind="delete"
        title={translate("Delete Atlas?", "Atlas silinsin mi?")}
        isOpen={isOpen}
        onConfirm={async () => {
          await onConfirm();
          isDeleted.current = true;
        }}
        onClose={() => {
          setIsOpen(false);
          note(isDeleted.current ? "deleted" : "closed");
        }}
      />
      {notes}
    </>
  );
}

function Message(props: Partial<MessageDialogProps> & Pick<MessageDialogProps, "kind">) {
  return <MessageDialog isOpen onClose={nothing} {...props} />;
}
