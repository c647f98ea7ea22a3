import { loadActivityTexts } from "./texts/activity-texts.ts";

/** Loads the number of members and the recent versions, with their texts. */
export async function loadActivity() {
  const [{ OrganizationPeople, OverviewActivity }] = await Promise.all([
    import("./activity-parts.ts"),
    loadActivityTexts(location.pathname),
  ]);
  return { OrganizationPeople, OverviewActivity };
}

/** Loads the invitations and the link that invites people, with their texts. */
export async function loadInvitations() {
  const [{ InvitationBlock, InviteLink }] = await Promise.all([
    import("./invitation-parts.ts"),
    loadActivityTexts(location.pathname),
  ]);
  return { InvitationBlock, InviteLink };
}
