import { ProjectMenuPopup } from "./project-menu-popup.tsx";
import { loadProjectTexts } from "./texts/project-texts.ts";

/** Loads the texts of the menu of a project, and returns the menu. */
export async function loadMenu() {
  await loadProjectTexts(location.pathname);
  return { ProjectMenuPopup };
}
