import { HiddenText, Text } from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "HiddenText",
  states: {
    usual() {
      const say = useSay();
      return (
        <Text style={{ position: "relative" }}>
          4.88 <HiddenText>{say("to one on black", "bire, siyah üzerinde")}</HiddenText>
        </Text>
      );
    },
    announced() {
      return <HiddenText as="output">{useSay()("Copied", "Kopyalandı")}</HiddenText>;
    },
  },
  probe({ probe }) {
    return <HiddenText {...probe}>{useSay()("Copied", "Kopyalandı")}</HiddenText>;
  },
  finds: [],
};
