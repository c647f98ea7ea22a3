import { HiddenText, Text } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "HiddenText",
  states: {
    usual() {
      const translate = useTranslate();
      return (
        <Text style={{ position: "relative" }}>
          4.88 <HiddenText>{translate("to one on black", "bire, siyah üzerinde")}</HiddenText>
        </Text>
      );
    },
    announced() {
      return <HiddenText as="output">{useTranslate()("Copied", "Kopyalandı")}</HiddenText>;
    },
  },
  probe({ probe }) {
    return <HiddenText {...probe}>{useTranslate()("Copied", "Kopyalandı")}</HiddenText>;
  },
  finds: [],
};
