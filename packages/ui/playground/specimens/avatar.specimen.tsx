import { Avatar, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#2447b8"/><rect width="2" height="2" fill="#e2a610"/></svg>`,
)}`;

export const specimen: Specimen = {
  name: "Avatar",
  states: {
    usual() {
      return (
        <Row text="Elif Yıldız">
          <Avatar name="Elif Yıldız" />
        </Row>
      );
    },
    picture() {
      return (
        <Row text="Acme">
          <Avatar name="Acme" imageUrl={picture} />
        </Row>
      );
    },
    "broken-picture"() {
      return (
        <Row text="İpek Şahin">
          <Avatar name="İpek Şahin" imageUrl="data:image/png;base64," />
        </Row>
      );
    },
    "one-word"() {
      const translate = useTranslate();
      return (
        <Row text={translate("Studio", "Stüdyo")}>
          <Avatar name={translate("Studio", "Stüdyo")} />
        </Row>
      );
    },
    medium() {
      return (
        <Row text="Deniz Kaya">
          <Avatar name="Deniz Kaya" size="m" />
        </Row>
      );
    },
    large() {
      return (
        <Row text="Deniz Kaya">
          <Avatar name="Deniz Kaya" size="l" />
        </Row>
      );
    },
  },
  probe({ probe }) {
    return <Avatar {...probe} name="Elif Yıldız" />;
  },
  finds: [],
  sameInBoth: ["Elif Yıldız", "Acme", "İpek Şahin", "Deniz Kaya"],
};

function Row({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 8 }}>
      {children}
      <Text as="span">{text}</Text>
    </div>
  );
}
