import { defineToken } from "#tokens/define-token.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import { zIndexLayers, type ZIndex, type ZIndexLayer } from "./decisions.ts";

/**
 * Generates the z-index of every layer: `hide` below the page, `base` at 0, the raised ones each
 * above the one before.
 */
export function generateZIndex(recipe: { readonly zIndex: ZIndex }): readonly Token[] {
  return zIndexLayers.map((layer) =>
    defineToken(`z-index.${layer}`, "z-index", valueOf(layer, recipe.zIndex)),
  );
}

function valueOf(layer: ZIndexLayer, { order, step }: ZIndex): TokenValue {
  if (layer === "auto") return { type: "keyword", value: "auto" };
  if (layer === "hide") return { type: "number", value: -1 };
  if (layer === "base") return { type: "number", value: 0 };
  return { type: "number", value: (order.indexOf(layer) + 1) * step };
}
