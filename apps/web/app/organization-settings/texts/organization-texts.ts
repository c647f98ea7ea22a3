import { accountTexts } from "#account/texts/account-texts.ts";
import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of the pages of an organization, which load with them. */
const organizationTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of a page of an organization, and those of the rows that it shares with the account. */
export async function prepare(path: string): Promise<void> {
  const locale = localeOf(path);
  await Promise.all([
    loadAreaTexts(locale, organizationTexts),
    loadAreaTexts(locale, accountTexts),
  ]);
}
