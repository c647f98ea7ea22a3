import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { getThemeStore } from "@tessera/ui";
import { rememberLocale } from "#navigation/locale-cookie.ts";
import { localeOf, withoutLocale } from "#navigation/localized-path.ts";
import { loadTexts } from "#texts/catalog.ts";

/** Notifies the loader of a deferred page that it can replay the first click. */
function Application() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  return <HydratedRouter />;
}

// The server redirects /en to the address without it; the development server does not.
if (/^\/en(?=\/|$)/.test(location.pathname)) {
  location.replace(withoutLocale(location.pathname) + location.search);
}
const locale = localeOf(location.pathname);
// The shell of the application is built in English; React must find the language of the address.
document.documentElement.lang = locale;
rememberLocale(locale);
// From here on the page applies theme changes of another tab or the device.
getThemeStore();
await loadTexts(locale);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Application />
    </StrictMode>,
  );
});
