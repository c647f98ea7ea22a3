import { Header, Logo, SkipLink, LinkButton } from "@tessera/ui";
import { useNotes } from "../notes.tsx";
import { useTranslate } from "../use-translate.ts";
import type { Probe, Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "SkipLink",
  states: {
    usual() {
      return <Page />;
    },
  },
  probe({ probe }) {
    return <Page probe={probe} />;
  },
  finds: [{ role: "link", name: { en: "Skip to content", tr: "İçeriğe geç" } }],
  keys: [{ keys: ["Enter", "Tab", "Enter"], notes: "palette" }],
  sameInBoth: ["Tessera"],
};

function Page({ probe }: { readonly probe?: Probe }) {
  const translate = useTranslate();
  const [note, notes] = useNotes();
  return (
    <>
      <SkipLink targetId="content" {...probe} />
      <Header>
        <Logo />
        <LinkButton href="#overview" onPress={() => note("overview")}>
          {translate("Overview", "Genel bakış")}
        </LinkButton>
      </Header>
      <section id="content">
        <LinkButton href="#palette" onPress={() => note("palette")}>
          {translate("Open the palette", "Paleti aç")}
        </LinkButton>
      </section>
      {notes}
    </>
  );
}
