import { createContext, type ReactNode } from "react";

/** The served frame of an application's address: its HTML, and the style sheets of that HTML. */
export type ServedFrame = { readonly picture: ReactNode; readonly styles: readonly string[] };

/** The frame of the address; set only while a page is built. */
export const ServedFrameContext = createContext<ServedFrame | undefined>(undefined);

let isShown = false;

/** Returns whether the served frame has been visible since the page was opened. */
export function isServedFrameShown(): boolean {
  return isShown;
}

/** Stores whether the served frame is visible. */
export function setServedFrameShown(isNowShown: boolean): void {
  isShown = isNowShown;
}
