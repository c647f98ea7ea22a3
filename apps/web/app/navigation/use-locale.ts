import type { Locale } from "@tessera/contract";
import { useCallback } from "react";
import { useLocation } from "react-router";
import { localeOf, localizedPath } from "./localized-path.ts";

/** The locale of the address shown. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** Turns a plain path into the one of the locale shown, so that links keep it. */
export function useLocalizedPath(): (path: string) => string {
  const locale = useLocale();
  return useCallback((path: string) => localizedPath(path, locale), [locale]);
}
