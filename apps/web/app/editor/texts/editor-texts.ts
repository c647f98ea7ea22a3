import type { Messages } from "@lingui/core";
import type { Locale } from "@tessera/contract";

/** The texts of the design-system area, which load with it. */
export const editorTexts: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};
