import type { CategoryModule } from "../category-module.ts";
import { colorDecisions } from "./decisions.ts";
import { generateColors } from "./roles/index.ts";
import { titlePalettes } from "./title-palettes.ts";

/** Palettes and the roles that use their colors. */
export const color = {
  section: { key: "color", decisions: colorDecisions },
  groups: { color: { kind: "color" } },
  generate: generateColors,
  axis: "scheme",
  titles: titlePalettes,
  variables: {},
} as const satisfies CategoryModule<"color">;
