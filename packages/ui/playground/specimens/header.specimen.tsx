import { Header, HeaderNavigation, HeaderSpace, IconButton, LinkButton, Logo } from "@tessera/ui";
import { Sun } from "lucide-react";
import { useSay } from "../say.ts";
import type { Probe, Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Header",
  states: {
    usual() {
      return <PublicHeader />;
    },
    application() {
      const say = useSay();
      return (
        <Header>
          <Logo hasWord={false} />
          <HeaderNavigation
            items={[
              { title: say("Overview", "Genel bakış"), href: "#overview" },
              { title: say("Configure", "Yapılandır"), href: "#colors", isCurrent: true },
              { title: say("Docs", "Dokümanlar") },
            ]}
          />
          <HeaderSpace />
          <IconButton icon={Sun} label={say("Switch the scheme", "Şemayı değiştir")} />
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
  const say = useSay();
  return (
    <Header gutter="public" {...probe}>
      <Logo />
      <HeaderNavigation
        items={[
          { title: say("Resources", "Kaynaklar") },
          { title: say("Docs", "Dokümanlar") },
          { title: say("Pricing", "Fiyatlar"), href: "#pricing" },
        ]}
      />
      <HeaderSpace />
      <LinkButton kind="ink" href="#register">
        {say("Start free", "Ücretsiz başla")}
      </LinkButton>
    </Header>
  );
}
