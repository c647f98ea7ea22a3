import { titleAll, type CategoryModule } from "../category-module.ts";
import { motionDecisions } from "./decisions.ts";
import { generateMotion } from "./generate-motion.ts";

/** Durations and easings. */
export const motion = {
  section: { key: "motion", decisions: motionDecisions },
  groups: {
    duration: { kind: "duration", range: { min: 0, max: 60_000 } },
    easing: { kind: "easing" },
  },
  generate: generateMotion,
  axis: undefined,
  titles: () => titleAll("Motion"),
  variables: {},
} as const satisfies CategoryModule<"motion">;
