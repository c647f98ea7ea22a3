import { EmptyOverview } from "./empty-overview.tsx";
import { NoProjects } from "./no-projects.tsx";
import { loadProjectTexts } from "./texts/project-texts.ts";

/** Loads what the overview shows for an organization without a project, with its texts. */
export async function loadEmptyOverview() {
  await loadProjectTexts(location.pathname);
  return EmptyOverview;
}

/** Loads what the overview shows when nothing matches, with its texts. */
export async function loadNoProjects() {
  await loadProjectTexts(location.pathname);
  return NoProjects;
}
