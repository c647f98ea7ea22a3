import { Switch } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Switch",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <Switch onChange={(isOn) => note(String(isOn))}>
            {say("Fluid type", "Akışkan yazı boyu")}
          </Switch>
          {notes}
        </>
      );
    },
    on() {
      return <Switch defaultSelected>{useSay()("Fluid type", "Akışkan yazı boyu")}</Switch>;
    },
    described() {
      const say = useSay();
      return (
        <Switch
          description={say(
            "Sizes grow with the width of the screen.",
            "Boyutlar ekranın genişliğiyle büyür.",
          )}
        >
          {say("Fluid type", "Akışkan yazı boyu")}
        </Switch>
      );
    },
    invalid() {
      const say = useSay();
      return (
        <Switch
          defaultSelected
          errorMessage={say(
            "Dark mode is part of Pro. Upgrade or switch it off.",
            "Koyu tema Pro planındadır. Yükseltin veya kapatın.",
          )}
        >
          {say("Dark mode", "Koyu tema")}
        </Switch>
      );
    },
    disabled() {
      return <Switch isDisabled>{useSay()("Fluid type", "Akışkan yazı boyu")}</Switch>;
    },
    "disabled-on"() {
      return (
        <Switch isDisabled defaultSelected>
          {useSay()("Fluid type", "Akışkan yazı boyu")}
        </Switch>
      );
    },
    "read-only"() {
      return (
        <Switch isReadOnly defaultSelected>
          {useSay()("Fluid type", "Akışkan yazı boyu")}
        </Switch>
      );
    },
    "long-text"() {
      const say = useSay();
      return (
        <div style={{ maxWidth: 240 }}>
          <Switch>
            {say(
              "Tell me when somebody of my organization saves a revision",
              "Kuruluşumdan biri yeni bir revizyon kaydedince bana haber ver",
            )}
          </Switch>
        </div>
      );
    },
  },
  probe({ probe }) {
    return <Switch {...probe}>{useSay()("Fluid type", "Akışkan yazı boyu")}</Switch>;
  },
  finds: [{ role: "switch", name: { en: "Fluid type", tr: "Akışkan yazı boyu" } }],
  keys: [{ keys: ["Space"], notes: "true" }],
};
