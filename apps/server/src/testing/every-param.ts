/** The ids of the tenant and the project of a call. */
type PlaceIds = { readonly organizationId: string; readonly projectId: string };

/** The parameters of addresses besides the organization and the project. */
const otherIds = [
  "keyId",
  "sessionId",
  "passkeyId",
  "identityId",
  "userId",
  "invitationId",
  "notificationId",
] as const;

/** Returns a value for every parameter of any address; things without a fixture have the id of the project. */
export function fillEveryParam({ organizationId, projectId }: PlaceIds): Record<string, string> {
  const others = Object.fromEntries(otherIds.map((name) => [name, projectId]));
  const texts = {
    format: "css",
    versionId: "1",
    token: "A".repeat(43),
    shareToken: "A".repeat(43),
    paymentProvider: "sandbox",
    invoiceId: "tran_1",
  };
  return { organizationId, projectId, ...others, ...texts };
}
