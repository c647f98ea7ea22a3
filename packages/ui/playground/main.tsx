import "@tessera/ui/theme.css";
import "@tessera/ui/base.css";
import { setupI18n } from "@lingui/core";
import { I18nProvider as TextsProvider } from "@lingui/react";
import { loadUiTexts } from "@tessera/ui";
import { StrictMode } from "react";
import { I18nProvider as FormatsProvider } from "react-aria-components";
import { createRoot } from "react-dom/client";
import { parseAddress } from "./address.ts";
import { Playground } from "./playground.tsx";
import { Stage } from "./stage.tsx";

const address = parseAddress(location.search);
const { product, theme, density, locale } = address;
const { documentElement: page, body } = document;
page.lang = locale;
Object.assign(page.dataset, { product, theme, density });
body.classList.add(theme);
const i18n = setupI18n({ locale, messages: { [locale]: await loadUiTexts(locale) } });

createRoot(requireRoot()).render(
  <StrictMode>
    <TextsProvider i18n={i18n}>
      <FormatsProvider locale={locale === "tr" ? "tr-TR" : "en-US"}>
        {address.specimen === undefined ? (
          <Playground address={address} />
        ) : (
          <main id="stage" style={{ padding: 24 }}>
            <Stage {...address} />
          </main>
        )}
      </FormatsProvider>
    </TextsProvider>
  </StrictMode>,
);

function requireRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has lost its #root.");
  return root;
}
