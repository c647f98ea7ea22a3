import type { MessageDescriptor } from "@lingui/core";
import { type Locale, locales } from "@tessera/contract";
import type { MetaDescriptor, MetaFunction } from "react-router";
import { getI18n } from "#texts/catalog.ts";
import { localeOf, localizedPath } from "./localized-path.ts";

/** The site's address, set at build time; without it links are relative to the serving host. */
declare const __PUBLIC_URL__: string;

/** The description of a page for search engines and tabs. */
export type PageDescription = {
  /** The path without a locale. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
};

/** Returns the head of a public page in the locale of its address. */
export function describePage({ path, title, description }: PageDescription): MetaFunction {
  return describeTexts(path, (locale) => {
    const i18n = getI18n(locale);
    return { title: i18n._(title), description: i18n._(description) };
  });
}

/**
 * Returns the head of a page from texts: title, description, canonical address, and the other
 * language's address.
 */
export function describeTexts(
  path: string,
  textsOf: (locale: Locale) => { readonly title: string; readonly description: string },
): MetaFunction {
  return ({ location }) => {
    const locale = localeOf(location.pathname);
    const { title, description } = textsOf(locale);
    return [
      ...printTitle(title),
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      link("canonical", localizedPath(path, locale)),
      ...locales.map((other) => link("alternate", localizedPath(path, other), other)),
      link("alternate", localizedPath(path, "en"), "x-default"),
    ];
  };
}

/**
 * Returns the title of a page that search engines do not list. It can be called before the texts of
 * the page's area have loaded: until then it returns the product's name.
 */
export function titlePage(title: MessageDescriptor): MetaFunction {
  return ({ location }) => {
    const i18n = getI18n(localeOf(location.pathname));
    return printTitle(title.id in i18n.messages ? i18n._(title) : "Tessera");
  };
}

function printTitle(title: string): MetaDescriptor[] {
  return [{ title: title.includes("Tessera") ? title : `${title} · Tessera` }];
}

function link(rel: string, path: string, hrefLang?: string): MetaDescriptor {
  return { tagName: "link", rel, href: __PUBLIC_URL__ + path, ...(hrefLang && { hrefLang }) };
}
