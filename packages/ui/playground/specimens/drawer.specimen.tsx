import {
  Button,
  DialogActions,
  Drawer,
  type DrawerProps,
  Switch,
  Text,
  TextField,
} from "@tessera/ui";
import { Opener } from "../opener.tsx";
import { usePressed } from "../use-pressed.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Drawer",
  states: {
    usual() {
      return <Settings confirmsClosing="when-typed" />;
    },
    "asks-always"() {
      return <Settings />;
    },
    "asks-never"() {
      return <Settings confirmsClosing="never" />;
    },
    left() {
      return <Settings confirmsClosing="when-typed" side="left" />;
    },
    open() {
      return <SettingsDrawer />;
    },
    "open-left"() {
      return <SettingsDrawer side="left" width="286px" />;
    },
    "open-long"() {
      return (
        <SettingsDrawer>
          <History />
        </SettingsDrawer>
      );
    },
    "open-flush"() {
      return (
        <SettingsDrawer isFlush>
          <History />
        </SettingsDrawer>
      );
    },
    "open-asking"() {
      return <SettingsDrawer ref={usePressed()} />;
    },
  },
  probe({ probe }) {
    return <SettingsDrawer {...probe} />;
  },
  finds: [{ role: "button", name: { en: "Export options", tr: "Dışa aktarma seçenekleri" } }],
  keys: [{ keys: ["Enter", "Escape"], notes: "closed" }],
  opens: {
    trigger: { role: "button", name: { en: "Export options", tr: "Dışa aktarma seçenekleri" } },
    opened: { role: "dialog", name: { en: "CSS variables", tr: "CSS değişkenleri" } },
  },
  sameInBoth: ["tessera"],
};

function Settings(props: Partial<DrawerProps>) {
  const text = useTranslate()("Export options", "Dışa aktarma seçenekleri");
  return <Opener text={text}>{(opened) => <SettingsDrawer {...props} {...opened} />}</Opener>;
}

function SettingsDrawer({ children, ...props }: Partial<DrawerProps>) {
  const translate = useTranslate();
  return (
    <Drawer
      isOpen
      onClose={() => undefined}
      title={translate("CSS variables", "CSS değişkenleri")}
      {...props}
    >
      {children ?? (
        <>
          <TextField
            label={translate("Prefix", "Ön ek")}
            defaultValue="tessera"
            autoComplete="off"
          />
          <Switch>{translate("Comments above each group", "Her grubun üstünde açıklama")}</Switch>
          <Switch>
            {translate("Both color schemes in one file", "İki renk teması tek dosyada")}
          </Switch>
        </>
      )}
      <DialogActions>
        <Button slot="close">{translate("Cancel", "İptal")}</Button>
        <Button kind="ink">{translate("Apply", "Uygula")}</Button>
      </DialogActions>
    </Drawer>
  );
}

function History() {
  const translate = useTranslate();
  return Array.from({ length: 24 }, (_, index) => (
    <div key={index} style={{ padding: "12px 16px" }}>
      <Text>{translate(`Revision ${24 - index}`, `${24 - index}. revizyon`)}</Text>
      <Text size="label" tone="muted">
        {translate(
          "Deniz made the base color darker by two steps",
          "Deniz ana rengi iki basamak koyulttu",
        )}
      </Text>
    </div>
  ));
}
