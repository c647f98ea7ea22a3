import "@tessera/ui/theme.css";
import "@tessera/ui/base.css";
import archivoCore from "@tessera/ui/archivo-core.woff2?url&no-inline";
import archivoTurkish from "@tessera/ui/archivo-turkish.woff2?url&no-inline";
import { I18nProvider as TextsProvider } from "@lingui/react";
import type { Locale } from "@tessera/contract";
import { RouterProvider, SkipLink, themeScript, ToastRegion } from "@tessera/ui";
import { closeTooltips } from "@tessera/ui/close-tooltips";
import { type ReactNode, use, useEffect } from "react";
import { I18nProvider as FormatsProvider } from "react-aria-components";
import { BuiltFiles } from "#built-page/built-files.tsx";
import { GeneralShortcuts } from "#commands/general-shortcuts.tsx";
import { navigate, useLocation } from "#navigation/router.tsx";
import { ScrollPosition } from "#navigation/scroll-position.tsx";
import { useLocale, useLocalizedPath } from "#navigation/use-locale.ts";
import { PageBoundary } from "#shell/page-boundary.tsx";
import { ServedFrameHolder } from "#shell/served-frame-holder.tsx";
import { ThemeReload } from "#shell/theme-reload.tsx";
import { getI18n } from "#texts/catalog.ts";
import favicon from "./favicon.svg?inline";
import { forgetPrepared, prepareAddress, renderAddress } from "./page-parts.tsx";

/** Renders the document of every page, in its locale, with the theme before the first paint. */
export function Document() {
  const locale = useLocale();
  return (
    <html
      lang={locale}
      data-theme="dark"
      data-density="comfortable"
      data-product="main"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <script id="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />
        <FontPreloads locale={locale} />
        <BuiltFiles />
      </head>
      <body className="dark" suppressHydrationWarning>
        <Providers locale={locale}>
          <ServedFrameHolder>
            <PageBoundary visit={useLocation().key} onFailure={forgetPrepared}>
              <SkipLink />
              <Page />
              <GeneralShortcuts />
              <ThemeReload />
              <ToastRegion />
            </PageBoundary>
          </ServedFrameHolder>
        </Providers>
      </body>
    </html>
  );
}

/** Shows the page of the address; the previous page stays until it has loaded. */
function Page() {
  const { pathname } = useLocation();
  use(prepareAddress(pathname));
  // The tooltip of the page before has lost its control when the pointer rests.
  useEffect(closeTooltips, [pathname]);
  return (
    <>
      <ScrollPosition />
      {renderAddress(pathname)}
    </>
  );
}

/** Preloads the fonts of a page's first line; the second file contains the Turkish letters. */
function FontPreloads({ locale }: { locale: Locale }) {
  const files = locale === "tr" ? [archivoCore, archivoTurkish] : [archivoCore];
  return files
    .filter(isWorthPreloading)
    .map((file) => (
      <link
        key={file}
        rel="preload"
        href={file}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    ));
}

/**
 * Returns whether the page is being built, or was built with the link. Once scripts run, the style
 * sheet has requested its fonts itself.
 */
function isWorthPreloading(file: string): boolean {
  return typeof document === "undefined" || document.querySelector(`link[href="${file}"]`) !== null;
}

/** Provides texts, number and date formats, and links, all in the locale of the page. */
function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <TextsProvider i18n={getI18n(locale)}>
      <FormatsProvider locale={locale === "tr" ? "tr-TR" : "en-US"}>
        <RouterProvider navigate={navigate} useHref={useLocalizedHref}>
          {children}
        </RouterProvider>
      </FormatsProvider>
    </TextsProvider>
  );
}

function useLocalizedHref(path: string): string {
  const localized = useLocalizedPath();
  return path.startsWith("/") ? localized(path) : path;
}
