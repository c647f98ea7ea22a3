import { Badge, Button } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Badge",
  states: {
    usual() {
      return (
        <Button>
          {useTranslate()("Filter", "Filtrele")} <Badge count={3} />
        </Button>
      );
    },
    small() {
      return <Badge count={3} size="small" />;
    },
    large() {
      return <Badge count={3} size="large" />;
    },
    many() {
      return <Badge count={1284} />;
    },
    none() {
      return <Badge count={0} />;
    },
  },
  probe({ probe }) {
    return <Badge {...probe} count={3} />;
  },
  finds: [{ role: "button", name: { en: "Filter 3", tr: "Filtrele 3" } }],
};
