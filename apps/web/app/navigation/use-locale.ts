import type { Locale } from "@tessera/contract";
import { useCallback } from "react";
import { useLocation } from "./router.tsx";
import { localeOf, localizedPath } from "./localized-path.ts";

/** Returns the locale of the current address. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** Returns a function that adds the current locale to a plain path. */
export function useLocalizedPath(): (path: string) => string {
  const locale = useLocale();
  return useCallback((path: string) => localizedPath(path, locale), [locale]);
}
