import { Footer, HelpBox } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
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
  const translate = useTranslate();
  return {
    motto: translate(
      "A mosaic tile, and a token. Latin has one word for both.",
      "Hem mozaik taşı hem de token. Latincede ikisi tek sözcük.",
    ),
    columns: [
      {
        title: translate("Resources", "Kaynaklar"),
        links: [
          { title: translate("Pricing", "Fiyatlar"), href: "#pricing" },
          { title: translate("Overview", "Genel bakış"), href: "#overview" },
          { title: translate("Changelog", "Değişiklik günlüğü") },
        ],
      },
      {
        title: translate("Documentation", "Dokümantasyon"),
        links: [{ title: translate("Getting started", "Başlangıç") }],
      },
      {
        title: translate("Who Are We", "Biz kimiz"),
        links: [
          { title: translate("About", "Hakkımızda") },
          { title: translate("Contact", "İletişim") },
        ],
      },
      {
        title: translate("Handbook", "El kitabı"),
        links: [{ title: translate("Engineering", "Mühendislik") }],
      },
      {
        title: translate("Legal", "Yasal"),
        links: [
          { title: translate("Privacy policy", "Gizlilik politikası"), href: "#privacy" },
          { title: translate("Terms of service", "Kullanım koşulları"), href: "#terms" },
        ],
      },
    ],
    help: <HelpBox email="help@tessera.example" />,
    copyright: "© 2026 Tessera",
  };
}
