import { Header, HeaderNavigation, Logo } from "@tessera/ui";
import { usePressed } from "../use-pressed.ts";
import { useSampleHeaderItems } from "../sample-header-items.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "HeaderNavigation",
  states: {
    usual() {
      return (
        <Header>
          <Logo />
          <HeaderNavigation items={useSampleHeaderItems()} />
        </Header>
      );
    },
    open() {
      return (
        <div ref={usePressed()}>
          <Header>
            <Logo />
            <HeaderNavigation items={useSampleHeaderItems()} />
          </Header>
        </div>
      );
    },
    current() {
      const translate = useTranslate();
      return (
        <Header>
          <Logo />
          <HeaderNavigation
            items={[
              { title: translate("Overview", "Genel bakış"), href: "#overview", isCurrent: true },
              { title: translate("Configure", "Yapılandır"), href: "#colors" },
            ]}
          />
        </Header>
      );
    },
    "current-below"() {
      const translate = useTranslate();
      const blog = { title: "Blog", href: "#blog", isCurrent: true };
      return (
        <Header>
          <Logo />
          <HeaderNavigation
            items={[
              { title: translate("Features", "Özellikler"), href: "#features", children: [blog] },
            ]}
          />
        </Header>
      );
    },
  },
  probe({ probe }) {
    return (
      <Header>
        <Logo />
        <HeaderNavigation items={useSampleHeaderItems()} {...probe} />
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
