import { Header, type HeaderItem, HeaderNavigation, Logo } from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "HeaderNavigation",
  states: {
    usual() {
      return (
        <Header>
          <Logo />
          <HeaderNavigation items={useItems()} />
        </Header>
      );
    },
    current() {
      const say = useSay();
      return (
        <Header>
          <Logo />
          <HeaderNavigation
            items={[
              { title: say("Overview", "Genel bakış"), href: "#overview", isCurrent: true },
              { title: say("Configure", "Yapılandır"), href: "#colors" },
            ]}
          />
        </Header>
      );
    },
    "current-below"() {
      const say = useSay();
      const blog = { title: "Blog", href: "#blog", isCurrent: true };
      return (
        <Header>
          <Logo />
          <HeaderNavigation
            items={[{ title: say("Features", "Özellikler"), href: "#features", children: [blog] }]}
          />
        </Header>
      );
    },
  },
  probe({ probe }) {
    return (
      <Header>
        <Logo />
        <HeaderNavigation items={useItems()} {...probe} />
      </Header>
    );
  },
  finds: [
    { role: "navigation", name: { en: "Main", tr: "Ana menü" } },
    { role: "button", name: { en: "Features", tr: "Özellikler" } },
    { role: "link", name: { en: "Pricing", tr: "Fiyatlar" } },
  ],
  opens: {
    trigger: { role: "button", name: { en: "Features", tr: "Özellikler" } },
    opened: { role: "link", name: { en: "All features", tr: "Bütün özellikler" } },
  },
  sameInBoth: ["Tessera", "Blog"],
};

function useItems(): readonly HeaderItem[] {
  const say = useSay();
  return [
    {
      title: say("Features", "Özellikler"),
      children: [
        { title: say("All features", "Bütün özellikler"), href: "#features" },
        {
          title: "Blog",
          href: "#blog",
          description: say("How the engine works, and why", "Motor nasıl çalışır ve neden"),
        },
        {
          title: say("Video training", "Video eğitimi"),
          description: say("Comes with the Pro plan", "Pro planla gelir"),
        },
      ],
    },
    { title: say("Docs", "Belgeler") },
    { title: say("Pricing", "Fiyatlar"), href: "#pricing" },
  ];
}
