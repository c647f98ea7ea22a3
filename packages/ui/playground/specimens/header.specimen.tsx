import { Header, HeaderNavigation, HeaderSpace, IconButton, LinkButton, Logo } from "@tessera/ui";
import { Sun } from "lucide-react";
import { useTranslate } from "../use-translate.ts";
import type { Probe, Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Header",
  states: {
    usual() {
      return <PublicHeader />;
    },
    application() {
      const translate = useTranslate();
      return (
        <Header>
          <Logo hasWord={false} />
          <HeaderNavigation
            items={[
              { title: translate("Overview", "Genel bakış"), href: "#overview" },
              { title: translate("Configure", "Yapılandır"), href: "#colors", isCurrent: true },
              { title: translate("Docs", "Dokümanlar") },
            ]}
          />
          <HeaderSpace />
          <IconButton icon={Sun} label={translate("Switch the scheme", "Şemayı değiştir")} />
        </Header>
      );
    },
  },
  probe({ probe }) {
    return <PublicHeader probe={probe} />;
  },
  finds: [
    { role: "link", name: { en: "Pricing", tr: "Fiyatlar" } },
    { role: "link", name: { en: "Start free", tr: "Ücretsiz başla" } },
  ],
  sameInBoth: ["Tessera"],
};

function PublicHeader({ probe }: { readonly probe?: Probe }) {
  const translate = useTranslate();
  return (
    <Header gutter="public" {...probe}>
      <Logo />
      <HeaderNavigation
        items={[
          { title: translate("Resources", "Kaynaklar") },
          { title: translate("Docs", "Dokümanlar") },
          { title: translate("Pricing", "Fiyatlar"), href: "#pricing" },
        ]}
      />
      <HeaderSpace />
      <LinkButton kind="ink" href="#register">
        {translate("Start free", "Ücretsiz başla")}
      </LinkButton>
    </Header>
  );
}
