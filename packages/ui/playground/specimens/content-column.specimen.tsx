import { ContentColumn, Heading, Text } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Probe, Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "ContentColumn",
  states: {
    usual() {
      return <Column />;
    },
    full() {
      return (
        <div data-width="full">
          <Column />
        </div>
      );
    },
  },
  probe({ probe }) {
    return <Column probe={probe} />;
  },
  finds: [{ role: "heading", name: { en: "Your design systems", tr: "Tasarım sistemleriniz" } }],
};

function Column({ probe }: { readonly probe?: Probe }) {
  const translate = useTranslate();
  return (
    <ContentColumn {...probe}>
      <Heading level={1} size="page">
        {translate("Your design systems", "Tasarım sistemleriniz")}
      </Heading>
      <Text tone="muted">{translate("2 of 5 are made.", "5 sistemden 2’si yapıldı.")}</Text>
    </ContentColumn>
  );
}
