import {
  Button,
  CardDialog,
  type CardDialogProps,
  DialogActions,
  Text,
  TextField,
} from "@tessera/ui";
import { Opener } from "../opener.tsx";
import { usePressed } from "../use-pressed.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "CardDialog",
  states: {
    usual() {
      return <Saving confirmsClosing="when-typed" />;
    },
    "asks-always"() {
      return <Saving />;
    },
    open() {
      return <VersionCard />;
    },
    "open-wide"() {
      return <VersionCard width="720px" />;
    },
    "open-flush"() {
      return <ListCard />;
    },
    "open-asking"() {
      return <VersionCard ref={usePressed()} />;
    },
  },
  probe({ probe }) {
    return <VersionCard {...probe} />;
  },
  finds: [{ role: "button", name: { en: "Save as version", tr: "Sürüm olarak kaydet" } }],
  keys: [{ keys: ["Enter", "Escape"], notes: "closed" }],
  opens: {
    trigger: { role: "button", name: { en: "Save as version", tr: "Sürüm olarak kaydet" } },
    opened: { role: "dialog", name: { en: "Version 14", tr: "14. sürüm" } },
  },
};

function Saving(props: Partial<CardDialogProps>) {
  const text = useTranslate()("Save as version", "Sürüm olarak kaydet");
  return <Opener text={text}>{(opened) => <VersionCard {...props} {...opened} />}</Opener>;
}

function VersionCard(props: Partial<CardDialogProps>) {
  const translate = useTranslate();
  return (
    <CardDialog
      isOpen
      onClose={() => undefined}
      title={translate("Version 14", "14. sürüm")}
      description={translate(
        "Three decisions changed since version 13.",
        "13. sürümden beri üç karar değişti.",
      )}
      {...props}
    >
      <TextField
        label={translate("Name of the version", "Sürümün adı")}
        defaultValue={translate("Darker base", "Koyu ana renk")}
        autoComplete="off"
      />
      <DialogActions>
        <Button slot="close">{translate("Cancel", "İptal")}</Button>
        <Button kind="ink">{translate("Save", "Kaydet")}</Button>
      </DialogActions>
    </CardDialog>
  );
}

function ListCard() {
  const translate = useTranslate();
  const rows = [
    translate("Base color", "Ana renk"),
    translate("Type ratio", "Yazı oranı"),
    translate("Radius of controls", "Kontrollerin köşe yarıçapı"),
  ];
  return (
    <CardDialog
      isOpen
      isFlush
      confirmsClosing="never"
      onClose={() => undefined}
      title={translate("What changed", "Neler değişti?")}
    >
      {rows.map((row) => (
        <Text key={row} style={{ padding: "12px 24px" }}>
          {row}
        </Text>
      ))}
      <DialogActions>
        <Button slot="close">{translate("Close", "Kapat")}</Button>
      </DialogActions>
    </CardDialog>
  );
}
