import { useState } from "react";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";

/** How the overview shows projects. */
export type ProjectView = "cards" | "table";

const storageKey = personalKey("overview-view");

/** Returns how the overview shows projects, and a function that changes and stores it. */
export function useProjectView(): readonly [ProjectView, (view: ProjectView) => void] {
  const [view, setView] = useState<ProjectView>(() =>
    deviceStorage.read(storageKey) === "table" ? "table" : "cards",
  );
  return [
    view,
    (next) => {
      deviceStorage.write(storageKey, next);
      setView(next);
    },
  ];
}
