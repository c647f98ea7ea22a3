import type { MessageDescriptor } from "@lingui/core";
import { type Locale, locales } from "@tessera/contract";
import type { MetaDescriptor, MetaFunction } from "react-router";
import { getI18n } from "#texts/catalog.ts";
import { localeOf, localizedPath } from "./localized-path.ts";

/** The site's own address, known when the build is made for one; without it links are relative to wherever it is served. */
declare const __PUBLIC_URL__: string;

/** What search engines and tabs read of a page. */
export type PageDescription = {
  /** Its path without locale. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
};

/** The head of a public page in the locale of its address. */
export function describePage({ path, title, description }: PageDescription): MetaFunction {
  return describeTexts(path, (locale) => {
    const i18n = getI18n(locale);
    return { title: i18n._(title), description: i18n._(description) };
  });
}

/** The same from texts: title, description, canonical address, and its twin in the other language. */
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

/** The title of a page that is nobody's to find: those of the signed-in. It may be asked for before the texts of the page's area have come: until then it is the product's name. */
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
