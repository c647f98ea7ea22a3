import { announceLocale, type LocaleSwitch, useLocaleSwitch } from "#navigation/locale-switch.ts";
import { storeChangedSettings } from "./changed-settings.ts";

/** Returns the switch of the page to its other language, which other tabs and the account follow. */
export function useLanguageSwitch(): LocaleSwitch {
  const other = useLocaleSwitch();
  function choose(): void {
    // The next document sends it, because this one ends.
    storeChangedSettings({ locale: other.locale });
    announceLocale(other.locale);
  }
  return {
    ...other,
    leave() {
      choose();
      other.leave();
    },
    open() {
      choose();
      other.open();
    },
  };
}
