import type { Locale, LocalizedText } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

const problem: LocalizedText = {
  en: "Enter the address of Tessera’s return page.",
  tr: "Tessera’nın dönüş sayfasının adresini girin.",
};

/** The return page, in each language. */
const paths: Readonly<Record<Locale, string>> = {
  en: "/checkout/success",
  tr: "/tr/checkout/success",
};

/** Returns the path of the return page that a caller names; throws for every other address. */
export function requireSuccessPath(
  given: string | undefined,
  publicUrl: string,
  locale: Locale,
): string {
  if (given === undefined) return paths[locale];
  const path = Object.values(paths).find((known) => given === publicUrl + known || given === known);
  if (path !== undefined) return path;
  throw new ApiError("invalid", { fields: { success_url: problem[locale] } });
}
