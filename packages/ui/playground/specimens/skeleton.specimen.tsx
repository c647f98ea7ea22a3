import { Skeleton, SkeletonBlock } from "@tessera/ui";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Skeleton",
  states: {
    usual() {
      return (
        <Skeleton style={{ maxWidth: 320 }}>
          <SkeletonBlock isLaid style={{ height: 152 }} />
          <div style={{ display: "grid", gap: 8, padding: "16px 0" }}>
            <SkeletonBlock style={{ width: "60%", height: 20 }} />
            <SkeletonBlock style={{ width: "80%" }} />
          </div>
        </Skeleton>
      );
    },
    rows() {
      return (
        <Skeleton style={{ display: "grid", gap: 20 }}>
          <SkeletonBlock style={{ width: "90%" }} />
          <SkeletonBlock style={{ width: "70%" }} />
          <SkeletonBlock style={{ width: "80%" }} />
        </Skeleton>
      );
    },
  },
  probe({ probe }) {
    return (
      <Skeleton {...probe}>
        <SkeletonBlock />
      </Skeleton>
    );
  },
  finds: [],
};
