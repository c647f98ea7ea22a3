import { Header, HeaderMenu, HeaderSpace, Logo } from "@tessera/ui";
import { usePressed } from "../use-pressed.ts";
import { useSampleHeaderItems } from "../sample-header-items.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "HeaderMenu",
  states: {
    usual() {
      return <HeaderMenu items={useSampleHeaderItems()} />;
    },
    open() {
      return (
        <div ref={usePressed()}>
          <HeaderMenu items={useSampleHeaderItems()} />
        </div>
      );
    },
    "in-a-narrow-header"() {
      return (
        <Header>
          <Logo />
          <HeaderSpace />
          <HeaderMenu items={useSampleHeaderItems()} />
        </Header>
      );
    },
  },
  probe({ probe }) {
    return <HeaderMenu items={useSampleHeaderItems()} {...probe} />;
  },
  finds: [{ role: "button", name: { en: "Menu", tr: "Menü" } }],
  opens: {
    trigger: { role: "button", name: { en: "Menu", tr: "Menü" } },
    opened: { role: "navigation", name: { en: "Menu", tr: "Menü" } },
  },
  sameInBoth: ["Tessera", "Blog"],
};
