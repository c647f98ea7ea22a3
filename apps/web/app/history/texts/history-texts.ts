import type { AreaTexts } from "#texts/catalog.ts";

/** The texts of the history of a project, which load with it. */
export const historyTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};
