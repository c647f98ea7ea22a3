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
import { usePressed } from "../press.ts";
import { useSay } from "../say.ts";
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
      const say = useSay();
      return (
        <Rename
          widthPx={480}
          description={say(
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
      const say = useSay();
      return (
        <Rename
          title={say(
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
      const say = useSay();
      return (
        <Rename
          ref={usePressed()}
          closingTexts={{
            title: say("Leave the invitation", "Davetten çık"),
            message: say("Three addresses are not sent yet.", "Üç adrese henüz gönderilmedi."),
            confirm: say("Leave", "Çık"),
            cancel: say("Stay", "Kal"),
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
  const say = useSay();
  const [note, notes] = useNotes();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{say("Rename", "Yeniden adlandır")}</Button>
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
  const say = useSay();
  const [audience, setAudience] = useState("team");
  const [layout, setLayout] = useState("list");
  return (
    <>
      <Select
        label={say("Visible to", "Kimler görür")}
        options={[
          { id: "team", text: say("The team", "Ekip") },
          { id: "all", text: say("Everybody", "Herkes") },
        ]}
        value={audience}
        onChange={setAudience}
      />
      <SegmentedControl
        label={say("Shown as", "Görünüm")}
        segments={[
          { id: "list", text: say("List", "Liste") },
          { id: "cards", text: say("Cards", "Kartlar") },
        ]}
        value={layout}
        onChange={setLayout}
      />
      <DateField label={say("Published", "Yayın tarihi")} defaultValue="2026-05-04" />
    </>
  );
}

function Rename({ onSave, ...props }: Partial<DialogProps> & { readonly onSave?: () => void }) {
  const say = useSay();
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      title={say("Rename the design system", "Tasarım sistemini yeniden adlandır")}
      {...props}
    >
      {props.children ?? (
        <TextField label={say("Name", "Ad")} defaultValue="Atlas" autoComplete="off" />
      )}
      <DialogActions>
        <Button slot="close" isDisabled={props.isLocked === true}>
          {say("Cancel", "İptal")}
        </Button>
        <Button kind="ink" isPending={props.isLocked === true} onPress={onSave}>
          {say("Save", "Kaydet")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Terms() {
  const say = useSay();
  return (
    <Dialog
      isOpen
      confirmsClosing="never"
      onClose={() => undefined}
      title={say("What a restore does", "Geri yükleme ne yapar?")}
    >
      {Array.from({ length: 12 }, (_, index) => (
        <Text key={index}>
          {index + 1}.{" "}
          {say(
            "Every decision of the version becomes the current one. What was pinned since then stays in the history and can be brought back from there, one by one.",
            "Sürümdeki her karar geçerli olur. O zamandan beri sabitlenenler geçmişte kalır ve oradan tek tek geri getirilebilir.",
          )}
        </Text>
      ))}
      <DialogActions>
        <Button slot="close">{say("Cancel", "İptal")}</Button>
        <Button kind="ink">{say("Restore", "Geri yükle")}</Button>
      </DialogActions>
    </Dialog>
  );
}
