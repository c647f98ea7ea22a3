import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { getThemeStore } from "@tessera/ui";
import { rememberLocale } from "#navigation/locale-cookie.ts";
import { localeOf, withoutLocale } from "#navigation/localized-path.ts";
import { loadTexts } from "#texts/catalog.ts";

/** Tells the loader of a deferred page that it may replay the first click. */
function Application() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
  }, []);
  return <HydratedRouter />;
}

// The server sends /en on to the address without it; while developing nobody does.
if (/^\/en(?=\/|$)/.test(location.pathname)) {
  location.replace(withoutLocale(location.pathname) + location.search);
}
const locale = localeOf(location.pathname);
// The shell of the signed-in pages was built in English; React must find the language of the address.
document.documentElement.lang = locale;
rememberLocale(locale);
// From here on the page follows the theme that another tab or the device changes.
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
