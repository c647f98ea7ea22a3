import { Icon, LinkButton } from "@tessera/ui";
import { ArrowRight } from "lucide-react";
import { useNotes } from "../notes.tsx";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "LinkButton",
  states: {
    usual() {
      const say = useSay();
      const [note, notes] = useNotes();
      return (
        <>
          <LinkButton href="#plans" onPress={() => note("pressed")}>
            {say("Compare plans", "Planları karşılaştır")}
          </LinkButton>
          {notes}
        </>
      );
    },
    ink() {
      return (
        <LinkButton href="#start" kind="ink" size="l">
          {useSay()("Start free", "Ücretsiz başla")}
        </LinkButton>
      );
    },
    quiet() {
      return (
        <LinkButton href="#login" kind="quiet">
          {useSay()("Log in", "Oturum aç")}
        </LinkButton>
      );
    },
    small() {
      return (
        <LinkButton href="#editor" size="s">
          {useSay()("See the editor", "Düzenleyiciye bak")}
        </LinkButton>
      );
    },
    icon() {
      return (
        <LinkButton href="#colors">
          {useSay()("Configure", "Yapılandır")}
          <Icon icon={ArrowRight} />
        </LinkButton>
      );
    },
    disabled() {
      return (
        <LinkButton href="#docs" isDisabled>
          {useSay()("Docs", "Dokümanlar")}
          <Icon icon={ArrowRight} />
        </LinkButton>
      );
    },
  },
  probe({ probe }) {
    return (
      <LinkButton {...probe} href="#plans">
        {useSay()("Compare plans", "Planları karşılaştır")}
      </LinkButton>
    );
  },
  finds: [{ role: "link", name: { en: "Compare plans", tr: "Planları karşılaştır" } }],
  keys: [{ keys: ["Enter"], notes: "pressed" }],
};
