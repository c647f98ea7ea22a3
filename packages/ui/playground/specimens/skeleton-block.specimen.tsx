import { SkeletonBlock } from "@tessera/ui";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "SkeletonBlock",
  states: {
    usual() {
      return <SkeletonBlock style={{ width: 200 }} />;
    },
    laid() {
      return <SkeletonBlock isLaid style={{ width: 240, height: 72 }} />;
    },
  },
  probe({ probe }) {
    return <SkeletonBlock {...probe} />;
  },
  finds: [],
};
