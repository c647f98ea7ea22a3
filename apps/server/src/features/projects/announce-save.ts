import type { Transaction } from "#database/database.ts";
import { addNotification, listOtherMembers } from "#notifications/add-notification.ts";
import type { InProject } from "#operations/call.ts";
import type { Services } from "#services.ts";

/** A save, and whether its version is a new row of the history. */
type AnnouncedSave = { readonly revision: number; readonly startsGroup: boolean };

/** Wakes the open editors of a project, and notifies the other members of the first save of a group. */
export async function announceSave(
  transaction: Transaction,
  services: Pick<Services, "events" | "jobs">,
  { tenant, project }: Pick<InProject, "tenant" | "project">,
  { revision, startsGroup }: AnnouncedSave,
): Promise<void> {
  const { organizationId, userId: actorId } = tenant;
  await services.events.announce(transaction, [`project ${project.id}`]);
  if (!startsGroup) return;
  const others = await listOtherMembers(transaction, organizationId, actorId);
  await addNotification(transaction, services, others, {
    kind: "saved",
    organizationId,
    projectId: project.id,
    actorId,
    details: { revision },
  });
}
