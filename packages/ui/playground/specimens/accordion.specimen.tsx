import { Accordion, type AccordionItem, TextLink } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Accordion",
  states: {
    usual() {
      return <Accordion items={useQuestions()} />;
    },
    titled() {
      const translate = useTranslate();
      return (
        <Accordion
          title={translate("Questions about exports", "Dışa aktarma soruları")}
          items={useQuestions().slice(1, 2)}
        />
      );
    },
    "long-text"() {
      const translate = useTranslate();
      return (
        <Accordion
          items={[
            {
              id: "pinned",
              title: translate(
                "What happens to the tokens that I pinned by hand when the base color of the whole system changes?",
                "Bütün sistemin ana rengi değiştiğinde elle sabitlediğim tokenlara ne olur?",
              ),
              content: translate("They keep their values.", "Değerlerini korurlar."),
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
  const translate = useTranslate();
  return [
    {
      id: "contrast",
      title: translate(
        "What happens to my color if it fails contrast?",
        "Rengim kontrastı tutturamazsa ne olur?",
      ),
      content: translate(
        "Nothing. It stays as you typed it, on the step it belongs to.",
        "Hiçbir şey. Yazdığınız gibi, ait olduğu basamakta kalır.",
      ),
    },
    {
      id: "files",
      title: translate("What do I take home?", "Yanımda ne götürürüm?"),
      content: (
        <>
          {translate(
            "A CSS file with custom properties. ",
            "Özel nitelikler taşıyan bir CSS dosyası. ",
          )}
          <TextLink href="#files">{translate("See one", "Bir örneğe bakın")}</TextLink>
        </>
      ),
    },
    {
      id: "free",
      title: translate("How long is Free free?", "Ücretsiz plan ne kadar ücretsiz?"),
      content: translate("As long as you like.", "İstediğiniz kadar."),
    },
  ];
}
