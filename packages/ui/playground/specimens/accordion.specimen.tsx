import { Accordion, type AccordionItem, TextLink } from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Accordion",
  states: {
    usual() {
      return <Accordion items={useQuestions()} />;
    },
    titled() {
      const say = useSay();
      return (
        <Accordion
          title={say("Questions about exports", "Dışa aktarma soruları")}
          items={useQuestions().slice(1, 2)}
        />
      );
    },
    "long-text"() {
      const say = useSay();
      return (
        <Accordion
          items={[
            {
              id: "pinned",
              title: say(
                "What happens to the tokens that I pinned by hand when the base color of the whole system changes?",
                "Bütün sistemin ana rengi değiştiğinde elle sabitlediğim tokenlara ne olur?",
              ),
              content: say("They keep their values.", "Değerlerini korurlar."),
            },
          ]}
        />
      );
    },
  },
  probe({ probe }) {
    return <Accordion {...probe} items={useQuestions()} />;
  },
  finds: [
    {
      role: "heading",
      name: { en: "Frequently asked questions", tr: "Sık sorulan sorular" },
    },
    { role: "region", name: { en: "Frequently asked questions", tr: "Sık sorulan sorular" } },
    {
      role: "button",
      name: { en: "What do I take home?", tr: "Yanımda ne götürürüm?" },
    },
  ],
};

function useQuestions(): readonly AccordionItem[] {
  const say = useSay();
  return [
    {
      id: "contrast",
      title: say(
        "What happens to my color if it fails contrast?",
        "Rengim kontrastı tutturamazsa ne olur?",
      ),
      content: say(
        "Nothing. It stays as you typed it, on the step it belongs to.",
        "Hiçbir şey. Yazdığınız gibi, ait olduğu basamakta kalır.",
      ),
    },
    {
      id: "files",
      title: say("What do I take home?", "Yanımda ne götürürüm?"),
      content: (
        <>
          {say("A CSS file with custom properties. ", "Özel nitelikler taşıyan bir CSS dosyası. ")}
          <TextLink href="#files">{say("See one", "Bir örneğe bakın")}</TextLink>
        </>
      ),
    },
    {
      id: "free",
      title: say("How long is Free free?", "Ücretsiz plan ne kadar ücretsiz?"),
      content: say("As long as you like.", "İstediğiniz kadar."),
    },
  ];
}
