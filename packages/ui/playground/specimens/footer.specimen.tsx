import { Footer, HelpBox } from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Footer",
  states: {
    usual() {
      return <Footer {...useContent()} />;
    },
    "without-address"() {
      return <Footer {...useContent()} help={null} />;
    },
  },
  probe({ probe }) {
    return <Footer {...probe} {...useContent()} />;
  },
  finds: [
    { role: "heading", name: { en: "Resources", tr: "Kaynaklar" } },
    { role: "heading", name: { en: "Documentation", tr: "Dokümantasyon" } },
    { role: "heading", name: { en: "Who Are We", tr: "Biz kimiz" } },
    { role: "heading", name: { en: "Handbook", tr: "El kitabı" } },
    { role: "heading", name: { en: "Legal", tr: "Yasal" } },
    { role: "link", name: { en: "Pricing", tr: "Fiyatlar" } },
  ],
  sameInBoth: ["Tessera", "© 2026 Tessera", "help@tessera.example"],
};

function useContent() {
  const say = useSay();
  return {
    motto: say(
      "A mosaic tile, and a token. Latin has one word for both.",
      "Hem mozaik taşı hem de token. Latincede ikisi tek sözcük.",
    ),
    columns: [
      {
        title: say("Resources", "Kaynaklar"),
        links: [
          { title: say("Pricing", "Fiyatlar"), href: "#pricing" },
          { title: say("Overview", "Genel bakış"), href: "#overview" },
          { title: say("Changelog", "Değişiklik günlüğü") },
        ],
      },
      {
        title: say("Documentation", "Dokümantasyon"),
        links: [{ title: say("Getting started", "Başlangıç") }],
      },
      {
        title: say("Who Are We", "Biz kimiz"),
        links: [{ title: say("About", "Hakkımızda") }, { title: say("Contact", "İletişim") }],
      },
      {
        title: say("Handbook", "El kitabı"),
        links: [{ title: say("Engineering", "Mühendislik") }],
      },
      {
        title: say("Legal", "Yasal"),
        links: [
          { title: say("Privacy policy", "Gizlilik politikası"), href: "#privacy" },
          { title: say("Terms of service", "Kullanım koşulları"), href: "#terms" },
        ],
      },
    ],
    help: <HelpBox email="help@tessera.example" />,
    copyright: "© 2026 Tessera",
  };
}
