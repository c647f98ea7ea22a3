import { Switch } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Switch",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <Switch onChange={(isOn) => note(String(isOn))}>
            {translate("Fluid type", "Akışkan yazı boyu")}
          </Switch>
          {notes}
        </>
      );
    },
    on() {
      return <Switch defaultSelected>{useTranslate()("Fluid type", "Akışkan yazı boyu")}</Switch>;
    },
    described() {
      const translate = useTranslate();
      return (
        <Switch
          description={translate(
            "Sizes grow with the width of the screen.",
            "Boyutlar ekranın genişliğiyle büyür.",
          )}
        >
          {translate("Fluid type", "Akışkan yazı boyu")}
        </Switch>
      );
    },
    invalid() {
      const translate = useTranslate();
      return (
        <Switch
          defaultSelected
          errorMessage={translate(
            "Dark mode is part of Pro. Upgrade or switch it off.",
            "Koyu tema Pro planındadır. Yükseltin veya kapatın.",
          )}
        >
          {translate("Dark mode", "Koyu tema")}
        </Switch>
      );
    },
    disabled() {
      return <Switch isDisabled>{useTranslate()("Fluid type", "Akışkan yazı boyu")}</Switch>;
    },
    "disabled-on"() {
      return (
        <Switch isDisabled defaultSelected>
          {useTranslate()("Fluid type", "Akışkan yazı boyu")}
        </Switch>
      );
    },
    "read-only"() {
      return (
        <Switch isReadOnly defaultSelected>
          {useTranslate()("Fluid type", "Akışkan yazı boyu")}
        </Switch>
      );
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <div style={{ maxWidth: 240 }}>
          <Switch>
            {translate(
              "Tell me when somebody of my organization saves a revision",
              "Kuruluşumdan biri yeni bir revizyon kaydedince bana haber ver",
            )}
          </Switch>
        </div>
      );
    },
  },
  probe({ probe }) {
    return <Switch {...probe}>{useTranslate()("Fluid type", "Akışkan yazı boyu")}</Switch>;
  },
  finds: [{ role: "switch", name: { en: "Fluid type", tr: "Akışkan yazı boyu" } }],
  keys: [{ keys: ["Space"], notes: "true" }],
};
