import { type Testimonial, Testimonials } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Testimonials",
  states: {
    usual() {
      return <Testimonials quotes={useQuotes()} />;
    },
    titled() {
      const translate = useTranslate();
      return (
        <Testimonials
          title={translate("What agencies translate", "Ajanslar ne diyor")}
          quotes={useQuotes().slice(0, 2)}
        />
      );
    },
    "two-rows"() {
      const quotes = useQuotes();
      return (
        <Testimonials
          quotes={[...quotes, ...quotes.slice(0, 1).map((quote) => ({ ...quote, name: "Aylin" }))]}
        />
      );
    },
    "no-role"() {
      const translate = useTranslate();
      return (
        <Testimonials
          quotes={[
            {
              quote: translate("The ratios are simply there.", "Oranlar zaten orada."),
              name: "Deniz Kaya",
              isExample: true,
            },
          ]}
        />
      );
    },
    none() {
      return <Testimonials quotes={[]} />;
    },
  },
  probe({ probe }) {
    return <Testimonials {...probe} quotes={useQuotes()} />;
  },
  finds: [
    {
      role: "heading",
      name: {
        en: "Loved by designers worldwide",
        tr: "Dünyanın her yerinde tasarımcıların gözdesi",
      },
    },
    {
      role: "region",
      name: {
        en: "Loved by designers worldwide",
        tr: "Dünyanın her yerinde tasarımcıların gözdesi",
      },
    },
  ],
  sameInBoth: ["Elif Yıldız", "Mert Aksoy", "Deniz Kaya", "Aylin"],
};

function useQuotes(): readonly Testimonial[] {
  const translate = useTranslate();
  return [
    {
      quote: translate(
        "I typed our brand color and it stayed ours. Every pair that we ship reads, and I can say why.",
        "Marka rengimizi yazdım, rengimiz olarak kaldı. Yayımladığımız her çift okunuyor ve nedenini söyleyebiliyorum.",
      ),
      name: "Elif Yıldız",
      role: translate("Product designer", "Ürün tasarımcısı"),
      isExample: true,
    },
    {
      quote: translate(
        "One file for the web, one for Figma, and nobody asks which gray anymore.",
        "Web için bir dosya, Figma için bir dosya. Artık kimse hangi gri diye sormuyor.",
      ),
      name: "Mert Aksoy",
      role: translate("Front-end developer", "Önyüz geliştirici"),
      isExample: true,
    },
    {
      quote: translate(
        "Dark mode took us an afternoon, most of it coffee.",
        "Koyu tema bir öğleden sonramızı aldı, çoğu da kahveydi.",
      ),
      name: "Deniz Kaya",
      role: translate("Runs an agency of four", "Dört kişilik bir ajans yönetiyor"),
      isExample: true,
    },
  ];
}
