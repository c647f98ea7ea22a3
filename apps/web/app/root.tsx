import "./root.css";
import archivoLatin from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import archivoLatinExt from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url";
import { I18nProvider as TextsProvider } from "@lingui/react";
import type { Locale } from "@tessera/contract";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { useLocale } from "#navigation/use-locale.ts";
import { getI18n } from "#texts/catalog.ts";
import { themeScript } from "#theme/theme-script.ts";

/** The document around every page, in its locale; the theme stands before the first paint. */
export function Layout({ children }: { children: ReactNode }) {
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
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <FontPreloads locale={locale} />
        <Meta />
        <Links />
      </head>
      <body className="theme-dark" suppressHydrationWarning>
        <script id="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />
        <TextsProvider i18n={getI18n(locale)}>{children}</TextsProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The faces that a page's first line needs; Turkish letters stand in the second file. */
function FontPreloads({ locale }: { locale: Locale }) {
  const files = locale === "tr" ? [archivoLatin, archivoLatinExt] : [archivoLatin];
  return files.map((file) => (
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

/** What the signed-in pages show until their scripts have come. */
export function HydrateFallback() {
  return <div className="starting" />;
}

export default function Root() {
  return <Outlet />;
}
