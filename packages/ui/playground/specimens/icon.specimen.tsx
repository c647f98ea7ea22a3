import { Icon, Text } from "@tessera/ui";
import { Check, Palette, Ruler } from "lucide-react";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Icon",
  states: {
    usual() {
      return (
        <Text style={{ display: "flex", alignItems: "center", gap: 8 }}>
          <Icon icon={Palette} />
          {useTranslate()("Colors", "Renkler")}
        </Text>
      );
    },
    small() {
      return <Icon icon={Check} sizePx={12} />;
    },
    large() {
      return <Icon icon={Ruler} sizePx={20} />;
    },
  },
  probe({ probe }) {
    return <Icon {...probe} icon={Palette} />;
  },
  finds: [],
};
