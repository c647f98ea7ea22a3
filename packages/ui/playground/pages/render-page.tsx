import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { loadUiTexts } from "@tessera/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Renders a page as an application does, with the library's texts in the page's language. */
export async function renderPage(content: ReactNode): Promise<void> {
  const locale = document.documentElement.lang === "tr" ? "tr" : "en";
  const i18n = setupI18n({ locale, messages: { [locale]: await loadUiTexts(locale) } });
  createRoot(document.body).render(<I18nProvider i18n={i18n}>{content}</I18nProvider>);
}
