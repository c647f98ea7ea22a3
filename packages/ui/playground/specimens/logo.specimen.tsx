import { Logo } from "@tessera/ui";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Logo",
  states: {
    usual() {
      return <Logo />;
    },
    tiles() {
      return <Logo hasWord={false} />;
    },
  },
  probe({ probe }) {
    return <Logo {...probe} />;
  },
  finds: [],
  sameInBoth: ["Tessera"],
};
