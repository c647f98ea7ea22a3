import { Icon, LinkButton } from "@tessera/ui";
import { ArrowRight } from "lucide-react";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "LinkButton",
  states: {
    usual() {
      const translate = useTranslate();
      const [note, notes] = useNotes();
      return (
        <>
          <LinkButton href="#plans" onPress={() => note("pressed")}>
            {translate("Compare plans", "Planları karşılaştır")}
          </LinkButton>
          {notes}
        </>
      );
    },
    ink() {
      return (
        <LinkButton href="#start" kind="ink" size="l">
          {useTranslate()("Start free", "Ücretsiz başla")}
        </LinkButton>
      );
    },
    quiet() {
      return (
        <LinkButton href="#login" kind="quiet">
          {useTranslate()("Log in", "Oturum aç")}
        </LinkButton>
      );
    },
    small() {
      return (
        <LinkButton href="#editor" size="s">
          {useTranslate()("See the editor", "Düzenleyiciye bak")}
        </LinkButton>
      );
    },
    icon() {
      return (
        <LinkButton href="#colors">
          {useTranslate()("Configure", "Yapılandır")}
          <Icon icon={ArrowRight} />
        </LinkButton>
      );
    },
    disabled() {
      return (
        <LinkButton href="#docs" isDisabled>
          {useTranslate()("Docs", "Dokümanlar")}
          <Icon icon={ArrowRight} />
        </LinkButton>
      );
    },
  },
  probe({ probe }) {
    return (
      <LinkButton {...probe} href="#plans">
        {useTranslate()("Compare plans", "Planları karşılaştır")}
      </LinkButton>
    );
  },
  finds: [{ role: "link", name: { en: "Compare plans", tr: "Planları karşılaştır" } }],
  keys: [{ keys: ["Enter"], notes: "pressed" }],
};
