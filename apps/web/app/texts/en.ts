import { messages as ofLibrary } from "@tessera/ui/texts/en.po";
import { messages as ofPages } from "./en.po";

/** The texts that every page loads: those of all pages, and those of the interface library. */
export const messages = { ...ofLibrary, ...ofPages };
