import { type Locale, locales } from "@tessera/contract";
import { deviceStorage } from "#storage/browser-storage.ts";
import { useLocation } from "./router.tsx";
import { withoutLocale } from "./localized-path.ts";
import { useLocale } from "./use-locale.ts";

/**
 * The switch of a page to its other language. It loads a new document, because each document loads
 * one catalog.
 */
export type LocaleSwitch = {
  readonly locale: Locale;
  /** The name of the language in that language. */
  readonly name: string;
  readonly href: string;
  /** Prepares the current entry of the history for a link to `href`. */
  readonly leave: () => void;
  /** Opens `href`. */
  readonly open: () => void;
};

/** The name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = { en: "English", tr: "Türkçe" };

const storageKey = "chosen-locale";

let isSwitching = false;

/** Returns whether a switch is leaving the page; true once for each switch. */
export function takeLocaleSwitch(): boolean {
  const was = isSwitching;
  isSwitching = false;
  return was;
}

/** Returns the switch of the current page. */
export function useLocaleSwitch(): LocaleSwitch {
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const locale = current === "en" ? "tr" : "en";
  const href = prefixedPath(pathname, locale) + search;
  // An address without a prefix opens in the stored language, so Back would stay in the new one.
  const leave = () =>
    history.replaceState(history.state, "", prefixedPath(pathname, current) + search + hash);
  function open() {
    leave();
    load(() => location.assign(href));
  }
  return { locale, name: localeNames[locale], href, leave, open };
}

/** Replaces the current page by itself, or by another one, in a language. */
export function openInLocale(locale: Locale, path: string = location.href): void {
  const { pathname, search, hash } = new URL(path, location.href);
  load(() => location.replace(prefixedPath(pathname, locale) + search + hash));
}

/** Notifies other tabs that the user has chosen a language. */
export function announceLocale(locale: Locale): void {
  deviceStorage.write(storageKey, locale);
  // The same choice later is a change too.
  deviceStorage.write(storageKey, undefined);
}

/** Calls the listener with each language that the user chooses in another tab. */
export function subscribeToLocale(listener: (locale: Locale) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    const chosen = key === storageKey && locales.find((locale) => locale === newValue);
    if (chosen) listener(chosen);
  });
}

/** Loads a document without the question about unsaved changes, which are kept on this device. */
function load(assign: () => void): void {
  isSwitching = true;
  // Back can show this document again.
  addEventListener("pageshow", takeLocaleSwitch, { once: true });
  assign();
}

/** Returns the address of a page with the prefix of a locale, which the server stores. */
function prefixedPath(path: string, locale: Locale): string {
  const plain = withoutLocale(path);
  return plain === "/" ? `/${locale}` : `/${locale}${plain}`;
}
