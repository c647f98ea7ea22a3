import { keysBelow, titleAll, type CategoryModule } from "../category-module.ts";
import { zIndexDecisions, zIndexLayers } from "./decisions.ts";
import { generateZIndex } from "./generate-z-index.ts";

const keys = keysBelow("z-index", zIndexLayers);
const int32 = { min: -2_147_483_648, max: 2_147_483_647 } as const;

/** Layers of a page. */
export const zIndex = {
  section: { key: "zIndex", decisions: zIndexDecisions },
  groups: { "z-index": { kind: "number", range: int32, form: "layer" } },
  generate: generateZIndex,
  axis: undefined,
  titles: () => titleAll("Z-indices"),
  variables: { "z-indices": () => keys },
} as const satisfies CategoryModule<"z-index">;
