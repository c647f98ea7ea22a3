import { type Locale, locales } from "@tessera/contract";
import { localizedPath } from "./localized-path.ts";
import { useLocale } from "./use-locale.ts";

/** The site's address, set at build time. */
declare const __PUBLIC_URL__: string;

/** The path, the title and the description of a public page. */
export type PageHeadProps = {
  /** The path without a locale. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

/**
 * Renders the head of a public page: title, description, canonical address, and the addresses in
 * every language. Search engines refuse relative addresses, so a build without the site's address
 * omits them.
 */
export function PageHead({ path, title, description }: PageHeadProps) {
  const locale = useLocale();
  const addressIn = (other: Locale) => __PUBLIC_URL__ + localizedPath(path, other);
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {__PUBLIC_URL__ !== "" && (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {locales.map((other) => (
            <link key={other} rel="alternate" href={addressIn(other)} hrefLang={other} />
          ))}
          <link rel="alternate" href={addressIn("en")} hrefLang="x-default" />
        </>
      )}
    </>
  );
}

/** Renders the title of a page. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{title.includes("Tessera") ? title : `${title} · Tessera`}</title>;
}
