import { createContext, type ReactNode } from "react";

/** What an address of the application is served with: a picture of it, and the style sheets that the picture needs. */
export type ServedFrame = { readonly picture: ReactNode; readonly styles: readonly string[] };

/** The frame of the address; set only while a page is built. */
export const ServedFrameContext = createContext<ServedFrame | undefined>(undefined);

let isShown = false;

/** Whether the served frame has been on screen since the page was opened. */
export function isServedFrameShown(): boolean {
  return isShown;
}

/** Notes that the served frame is on screen, or that the page has moved on from it. */
export function noteServedFrame(isNowShown: boolean): void {
  isShown = isNowShown;
}
