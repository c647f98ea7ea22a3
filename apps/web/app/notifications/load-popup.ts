import { NotificationsPopup } from "./notifications-popup.tsx";
import { prepare } from "./texts/notification-texts.ts";

/** Loads the texts of the popup, and returns it. */
export async function loadPopup() {
  await prepare(location.pathname);
  return { NotificationsPopup };
}
