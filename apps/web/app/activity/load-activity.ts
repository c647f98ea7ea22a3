import type { OverviewActivity } from "./overview-activity.tsx";
import { loadActivityTexts } from "./texts/activity-texts.ts";

/** Loads the recent versions and the invitations below the projects, with their texts. */
export async function loadActivity(): Promise<typeof OverviewActivity> {
  const [loaded] = await Promise.all([
    import("./overview-activity.tsx"),
    loadActivityTexts(location.pathname),
  ]);
  return loaded.OverviewActivity;
}
