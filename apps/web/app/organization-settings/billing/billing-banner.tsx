import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";
import { EndedNote } from "./ended-note.tsx";
import { PastDueNote } from "./past-due-note.tsx";

/** Shows that a payment failed, or that Pro has ended and what is read-only since then. */
export function BillingBanner({ organization }: { readonly organization: Organization }) {
  const { data: billing } = useQuery(queries.billing(organization.id));
  const subscription = billing?.subscription;
  if (!billing || !subscription) return null;
  if (subscription.state === "past-due") {
    return <PastDueNote organization={organization} subscription={subscription} />;
  }
  if (billing.plan !== "free") return null;
  return <EndedNote billing={billing} subscription={subscription} />;
}
