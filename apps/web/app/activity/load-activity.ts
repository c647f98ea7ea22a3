import type { OverviewActivity } from "./overview-activity.tsx";
import { loadActivityTexts } from "./texts/activity-texts.ts";

/** Loads the recent versions and the invitations below the projects, with their texts. */
export async function loadActivity(): Promise<typeof OverviewActivity> {
  const [loaded] = await Promise.all([import("./overview-activity.tsx"), loadTexts()]);
  return loaded.OverviewActivity;
}

/** Loads the number of members and the link that invites people, with their texts. */
export async function loadPeople() {
  const [{ InviteLink, OrganizationPeople }] = await Promise.all([
    import("./organization-people.tsx"),
    loadTexts(),
  ]);
  return { InviteLink, OrganizationPeople };
}

function loadTexts(): Promise<void> {
  return loadActivityTexts(location.pathname);
}
