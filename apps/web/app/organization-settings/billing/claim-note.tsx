import { Trans } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useMutation } from "@tanstack/react-query";
import { Button, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./billing.module.css";
import { useShowBilling } from "./use-show-billing.ts";

/** Offers a purchase that was made with the user's email outside Tessera. */
export function ClaimNote({ organization }: { readonly organization: Organization }) {
  const failureText = useFailureText();
  const showBilling = useShowBilling(organization);
  const { id: organizationId, name } = organization;
  const claim = useMutation({
    mutationFn: async () => (await call("claimSubscription", { params: { organizationId } })).data,
    onSuccess: showBilling,
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return (
    <div className={styles.claim}>
      <output>
        <Trans>Pro was bought with your email, and belongs to no organization yet.</Trans>
      </output>
      <Button kind="ink" isPending={claim.isPending} onPress={() => claim.mutate()}>
        <Trans>Use it for {name}</Trans>
      </Button>
    </div>
  );
}
