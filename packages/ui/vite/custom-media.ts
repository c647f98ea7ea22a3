import { join } from "node:path";
import globalData from "@csstools/postcss-global-data";
import customMedia from "postcss-custom-media";
import type { Plugin } from "vite";

/** Replaces the named widths of the library, such as `(--narrow)`, in every style sheet. */
export function customMediaPlugin(library: string): Plugin {
  const files = [join(library, "src/variants/widths.css")];
  return {
    name: "tessera-custom-media",
    config: () => ({ css: { postcss: { plugins: [globalData({ files }), customMedia()] } } }),
  };
}
