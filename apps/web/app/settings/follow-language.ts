import type { Locale } from "@tessera/contract";
import { openInLocale, subscribeToLocale } from "#navigation/locale-switch.ts";
import { isInMemoryOnly } from "#session/session-presence.ts";

/**
 * Opens the page in the language that another tab switches to. A page keeps its language once a
 * form contains typed texts, and if a new document would end the session.
 */
export function followLanguage(locale: Locale): void {
  let isTyped = false;
  function onInput({ target }: Event): void {
    isTyped ||= target instanceof Element && target.closest("form") !== null;
  }
  addEventListener("input", onInput, { capture: true });
  subscribeToLocale((chosen) => {
    if (chosen !== locale && !isTyped && !isInMemoryOnly()) openInLocale(chosen);
  });
}
