import { fillText, type Locale, type LocalizedText } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

const problem: LocalizedText = {
  en: "Enter the address of Tessera’s return page.",
  tr: "Tessera’nın dönüş sayfasının adresini girin.",
};

/** The return page; an address without a prefix opens in the buyer’s language. */
const successPath = "/checkout/success";
const known = [successPath, `/tr${successPath}`];

/** Returns the path of the return page if a caller gives its address; throws for any other. */
export function requireSuccessPath(
  given: string | undefined,
  publicUrl: string,
  locale: Locale,
): string {
  const isKnown = known.some((path) => given === path || given === publicUrl + path);
  if (given === undefined || isKnown) return successPath;
  throw new ApiError("invalid", { fields: { success_url: fillText(problem, locale) } });
}
