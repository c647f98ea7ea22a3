import { keysBelow, titleAll, type CategoryModule } from "../category-module.ts";
import { generateSize, sizeSteps } from "./generate-size.ts";

const keys = keysBelow(
  "size",
  sizeSteps.map(({ key }) => key),
);

/** Heights of controls. */
export const size = {
  section: undefined,
  groups: { size: { kind: "length", range: { min: 0, max: 4000 } } },
  generate: generateSize,
  axis: undefined,
  titles: () => titleAll("Sizes"),
  variables: { sizes: () => keys },
} as const satisfies CategoryModule<"size">;
