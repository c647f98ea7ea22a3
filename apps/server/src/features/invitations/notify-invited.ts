import { findUserByEmail } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import { addNotification } from "#notifications/add-notification.ts";
import type { Services } from "#services.ts";
import { findInvitation } from "./invitations-repository.ts";

/**
 * Notifies the account of an invited address, if it has one, unless the invitation was withdrawn; a retried job
 * adds no second notification, because it has the id of the invitation.
 */
export async function notifyInvited(
  { organizationId, invitationId }: JobData["notify-invited"],
  services: Services,
): Promise<void> {
  const tenant = { organizationId: getUuid(organizationId) };
  await services.database.transaction(tenant, async (transaction) => {
    const found = await findInvitation(transaction, tenant.organizationId, invitationId);
    const account = found?.isOpen ? await findUserByEmail(transaction, found.email) : undefined;
    if (found === undefined || account === undefined) return;
    const { role, invitedBy } = found;
    await addNotification(transaction, services, [getUuid(account.id)], {
      id: getUuid(invitationId),
      kind: "invitation",
      ...tenant,
      ...(invitedBy !== null && { actorId: getUuid(invitedBy) }),
      details: { role },
    });
  });
}
