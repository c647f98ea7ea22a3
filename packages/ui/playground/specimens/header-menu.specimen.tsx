import { Header, type HeaderItem, HeaderMenu, HeaderSpace, Logo } from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "HeaderMenu",
  states: {
    usual() {
      return <HeaderMenu items={useItems()} />;
    },
    "in-a-narrow-header"() {
      return (
        <Header>
          <Logo />
          <HeaderSpace />
          <HeaderMenu items={useItems()} />
        </Header>
      );
    },
  },
  probe({ probe }) {
    return <HeaderMenu items={useItems()} {...probe} />;
  },
  finds: [{ role: "button", name: { en: "Menu", tr: "Menü" } }],
  opens: {
    trigger: { role: "button", name: { en: "Menu", tr: "Menü" } },
    opened: { role: "navigation", name: { en: "Menu", tr: "Menü" } },
  },
  sameInBoth: ["Tessera", "Blog"],
};

function useItems(): readonly HeaderItem[] {
  const say = useSay();
  return [
    {
      title: say("Features", "Özellikler"),
      children: [
        { title: say("Contrast promises", "Kontrast sözleri"), href: "#contrast" },
        {
          title: "Blog",
          description: say("How the engine works, and why", "Motor nasıl çalışır ve neden"),
        },
      ],
    },
    { title: say("Docs", "Belgeler") },
    { title: say("Pricing", "Fiyatlar"), href: "#pricing", isCurrent: true },
  ];
}
