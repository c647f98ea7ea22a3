import { Swatch, Text } from "@tessera/ui";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Swatch",
  states: {
    usual() {
      return (
        <Text size="mono">
          <Swatch color="#d9480f" /> #d9480f
        </Text>
      );
    },
    pale() {
      return <Swatch color="#ffffff" sizePx={24} />;
    },
    black() {
      return <Swatch color="#000000" sizePx={24} />;
    },
    small() {
      return <Swatch color="oklch(0.62 0.19 255)" sizePx={10} />;
    },
    large() {
      return <Swatch color="rgb(47 143 107)" sizePx={32} />;
    },
  },
  probe({ probe }) {
    return <Swatch {...probe} color="#d9480f" />;
  },
  finds: [],
  sameInBoth: ["#d9480f"],
};
