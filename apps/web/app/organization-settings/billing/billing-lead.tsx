import { Trans } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#api-client/query-options.ts";

/** Describes the plan of an organization under the title of the page. */
export function BillingLead({
  organization: { id, name },
}: {
  readonly organization: Organization;
}) {
  const { data: billing } = useQuery(queries.billing(id));
  if (billing?.plan !== "free") return <Trans>What {name} pays for, and what it uses.</Trans>;
  if (billing.subscription) return <Trans>{name} is on Free. Nothing was deleted.</Trans>;
  return <Trans>{name} is on Free.</Trans>;
}
