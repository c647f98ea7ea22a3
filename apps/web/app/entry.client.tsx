import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Router } from "#navigation/router.tsx";
import { getThemeStore } from "@tessera/ui";
import { followLanguage } from "#settings/follow-language.ts";
import { rememberLocale } from "#navigation/locale-cookie.ts";
import { localeOf, withoutLocale } from "#navigation/localized-path.ts";
import { loadTexts } from "#texts/catalog.ts";
import { prepareAddress } from "./page-parts.tsx";
import { Document } from "./root.tsx";

// The server redirects /en to the address without it; the development server does not.
if (/^\/en(?=\/|$)/.test(location.pathname)) {
  location.replace(withoutLocale(location.pathname) + location.search);
}
const locale = localeOf(location.pathname);
rememberLocale(locale);
// From here on the page applies theme changes of another tab or the device.
getThemeStore();
followLanguage(locale);
void start();

/** Starts the page. It is not awaited: modules that it loads import from the file of this one. */
async function start(): Promise<void> {
  // A page that fails to load shows its failure when it renders.
  await Promise.all([loadTexts(locale), prepareAddress(location.pathname).catch(() => undefined)]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router>
          <Document />
        </Router>
      </StrictMode>,
    );
  });
}
