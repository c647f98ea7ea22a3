import {
  Button,
  DateField,
  Dialog,
  DialogActions,
  type DialogProps,
  SegmentedControl,
  Select,
  Text,
  TextField,
} from "@tessera/ui";
import { useState } from "react";
import { useNotes } from "../notes.tsx";
import { usePressed } from "../use-pressed.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Dialog",
  states: {
    usual() {
      return <Renaming confirmsClosing="when-typed" />;
    },
    "asks-always"() {
      return <Renaming />;
    },
    "asks-never"() {
      return <Renaming confirmsClosing="never" />;
    },
    "with-choices"() {
      return (
        <Renaming confirmsClosing="when-typed">
          <Choices />
        </Renaming>
      );
    },
    open() {
      return <Rename />;
    },
    "open-with-description"() {
      const translate = useTranslate();
      return (
        <Rename
          widthPx={480}
          description={translate(
            "The name stands in addresses and in the files that you export.",
            "Ad, adreslerde ve dışa aktardığınız dosyalarda görünür.",
          )}
        />
      );
    },
    "open-long"() {
      return <Terms />;
    },
    "open-long-title"() {
      const translate = useTranslate();
      return (
        <Rename
          title={translate(
            "Deniz saved revision 14 of the design system while you edited it on another device.",
            "Siz başka bir cihazda düzenlerken Deniz tasarım sisteminin 14. revizyonunu kaydetti.",
          )}
        />
      );
    },
    "open-locked"() {
      return <Rename isLocked />;
    },
    "open-asking"() {
      return <Rename ref={usePressed()} />;
    },
    "open-asking-own-texts"() {
      const translate = useTranslate();
      return (
        <Rename
          ref={usePressed()}
          closingTexts={{
            title: translate("Leave the invitation", "Davetten çık"),
            message: translate(
              "Three addresses are not sent yet.",
              "Üç adrese henüz gönderilmedi.",
            ),
            confirm: translate("Leave", "Çık"),
            cancel: translate("Stay", "Kal"),
          }}
        />
      );
    },
  },
  probe({ probe }) {
    return <Rename {...probe} />;
  },
  finds: [{ role: "button", name: { en: "Rename", tr: "Yeniden adlandır" } }],
  keys: [{ keys: ["Enter", "Escape"], notes: "closed" }],
  opens: {
    trigger: { role: "button", name: { en: "Rename", tr: "Yeniden adlandır" } },
    opened: {
      role: "dialog",
      name: { en: "Rename the design system", tr: "Tasarım sistemini yeniden adlandır" },
    },
  },
  sameInBoth: ["Atlas"],
};

function Renaming(props: Partial<DialogProps>) {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{translate("Rename", "Yeniden adlandır")}</Button>
      <Rename
        {...props}
        isOpen={isOpen}
        onClose={() => {
          note("closed");
          setIsOpen(false);
        }}
        onSave={() => {
          note("saved");
          setIsOpen(false);
        }}
      />
      {notes}
    </>
  );
}

/** Controls that report no input. */
function Choices() {
  const translate = useTranslate();
  const [audience, setAudience] = useState("team");
  const [layout, setLayout] = useState("list");
  return (
    <>
      <Select
        label={translate("Visible to", "Kimler görür")}
        options={[
          { id: "team", text: translate("The team", "Ekip") },
          { id: "all", text: translate("Everybody", "Herkes") },
        ]}
        value={audience}
        onChange={setAudience}
      />
      <SegmentedControl
        label={translate("Shown as", "Görünüm")}
        segments={[
          { id: "list", text: translate("List", "Liste") },
          { id: "cards", text: translate("Cards", "Kartlar") },
        ]}
        value={layout}
        onChange={setLayout}
      />
      <DateField label={translate("Published", "Yayın tarihi")} defaultValue="2026-05-04" />
    </>
  );
}

function Rename({ onSave, ...props }: Partial<DialogProps> & { readonly onSave?: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      title={translate("Rename the design system", "Tasarım sistemini yeniden adlandır")}
      {...props}
    >
      {props.children ?? (
        <TextField label={translate("Name", "Ad")} defaultValue="Atlas" autoComplete="off" />
      )}
      <DialogActions>
        <Button slot="close" isDisabled={props.isLocked === true}>
          {translate("Cancel", "İptal")}
        </Button>
        <Button kind="ink" isPending={props.isLocked === true} onPress={onSave}>
          {translate("Save", "Kaydet")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Terms() {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      confirmsClosing="never"
      onClose={() => undefined}
      title={translate("What a restore does", "Geri yükleme ne yapar?")}
    >
      {Array.from({ length: 12 }, (_, index) => (
        <Text key={index}>
          {index + 1}.{" "}
          {translate(
            "Every decision of the version becomes the current one. What was pinned since then stays in the history and can be brought back from there, one by one.",
            "Sürümdeki her karar geçerli olur. O zamandan beri sabitlenenler geçmişte kalır ve oradan tek tek geri getirilebilir.",
          )}
        </Text>
      ))}
      <DialogActions>
        <Button slot="close">{translate("Cancel", "İptal")}</Button>
        <Button kind="ink">{translate("Restore", "Geri yükle")}</Button>
      </DialogActions>
    </Dialog>
  );
}
