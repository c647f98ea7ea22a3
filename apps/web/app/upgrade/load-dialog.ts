import { localeOf } from "#navigation/localized-path.ts";
import { loadAreaTexts } from "#texts/catalog.ts";
import { upgradeTexts } from "./texts/upgrade-texts.ts";
import { UpgradeDialog } from "./upgrade-dialog.tsx";

/** Loads the texts of the dialog, and returns the dialog. */
export async function loadDialog(): Promise<typeof UpgradeDialog> {
  await loadAreaTexts(localeOf(location.pathname), upgradeTexts);
  return UpgradeDialog;
}
