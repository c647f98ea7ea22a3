import { type LoadedOnce, loadOnce } from "./load-once.ts";
import { reloadStyles } from "./reload-styles.ts";

const parts = new Set<LoadedOnce<object>>();

/** Declares the code of a popup, which loads before the popup first opens. */
export function popupPart<Part extends object>(importPart: () => Promise<Part>): LoadedOnce<Part> {
  const part = loadOnce(async () => {
    await reloadStyles();
    return importPart();
  });
  parts.add(part);
  return part;
}

/** Loads the code of every popup that the page may open. */
export async function loadPopups(): Promise<void> {
  await Promise.all([...parts].map((part) => part.load()));
}
