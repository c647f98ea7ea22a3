import type { AreaTexts } from "#texts/catalog.ts";

/** The texts of the design-system area, which load with it. */
export const editorTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};
