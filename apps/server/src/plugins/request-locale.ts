import { locales, type Locale } from "@tessera/contract";

/** The language that an Accept-Language header asks for first among ours; English where it asks for none of them. */
export function findLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? "").split(",", 20).map(parseWish);
  const sorted = wishes.toSorted((one, other) => other.weight - one.weight);
  for (const { language, weight } of sorted) {
    const locale = locales.find((ours) => ours === language);
    if (locale && weight > 0) return locale;
  }
  return "en";
}

function parseWish(text: string): { readonly language: string; readonly weight: number } {
  const [tag = "", ...parameters] = text.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return {
    language: tag.toLowerCase().split("-", 1)[0] ?? "",
    weight: Number.isNaN(weight) ? 0 : weight,
  };
}
